"""The five roles, each in a room of its own. No role imports another; they meet through the Book."""
