# See concurrent.futures.
