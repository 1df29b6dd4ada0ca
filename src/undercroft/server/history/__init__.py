"""What has been: earlier moments of running games, why bots moved so, and finished games step by step."""
