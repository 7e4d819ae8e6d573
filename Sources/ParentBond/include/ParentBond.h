#include <signal.h>
#include <stdbool.h>
#include <sys/prctl.h>
#include <unistd.h>

/// Lets this process, which has just been forked, be killed when the thread that forked it is no more.
///
/// Returns whether it is so: not where its parent was gone before, and is another one now.
static inline bool endWithParent(pid_t parent) {
  // In this order: of a parent that goes after the call the system tells, and of one that went before it the number.
  return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent;
}
