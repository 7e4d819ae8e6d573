// Empty: the function is inline in the header. So it has the debug information of its Swift caller; valgrind, which
// counts instructions, cannot read what the C compiler brings of its own.
