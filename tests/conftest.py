"""Shared by all tests: the checkout, and a table that speaks in prompts."""
