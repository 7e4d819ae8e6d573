// The room stands; its furniture follows.
