"""The database: its shape and migrations, one way to write, backups. A log entry is stored here or nowhere."""
