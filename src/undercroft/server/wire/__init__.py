"""HTTP and WebSocket. The routes translate; deciding is done in the other rooms."""
