"""Variant cards and rules that more than one role may hold."""
