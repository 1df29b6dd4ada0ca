# What is told moment by moment. At most three short sentences each.

lesson-workers-and-artifacts = Workers and artifacts
lesson-workers-and-artifacts-about = Hire help, and let an artifact earn for you.

