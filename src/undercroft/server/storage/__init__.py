"""The database: its shape and migrations, one way to write, backups. A log entry is stored here or nowhere.

store.py       reading and writing;  rows.py  what is stored with a log entry;  codec.py  the log as JSON
schema.py      the tables;  database.py  which database it is, and whether it can be used
migrations/    every change of the shape
condition.py   whether it is well;  lock.py  one server for one file
prune.py       what is not kept for ever
backup.py      all tables in one file, and back
"""
