// Nothing: what is linked begins by itself.
