// Nothing: what is in the header becomes part of who calls it, and of its debug information, which what counts
// instructions reads in one version alone.
