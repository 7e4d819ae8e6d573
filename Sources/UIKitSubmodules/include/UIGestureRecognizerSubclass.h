// Nothing: see the module map.
