"""Shared by all tests: a message that is missing or misspelt raises, here and in every process a test starts."""

import os

import pytest

from undercroft.words import STRICT

os.environ[STRICT] = "1"
pytest.register_assert_rewrite("tests.kit")
