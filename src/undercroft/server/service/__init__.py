"""The tables of this process: one command at a time, stored before it is told; viewers, bots, clocks, leases."""
