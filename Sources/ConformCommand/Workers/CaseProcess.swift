import Foundation

/// A process that runs one case, forked from a worker that has everything loaded.
///
/// Whatever the case does to its process ends with it: what it changed, closed, installed or left running. So
/// no case knows of another one either, and it is all the same which worker runs it.
struct CaseProcess {
  /// What the case may use.
  let limits: CaseLimits
  /// How much memory the worker has mapped.
  let mapped: Int
  /// The worker's descriptors, which the case is not to have.
  let descriptors: [Int32]
  /// The process that the worker works for.
  let parent: pid_t

  /// Runs a case to its end. It must be called from the only thread of the process.
  ///
  /// - Parameter work: Runs the case; gives the text of its trace.
  /// - Returns: How it ended, and the text.
  func run(_ work: () -> [UInt8]) -> (ending: CaseEnding, text: [UInt8]) {
    guard let answer = SharedAnswer() else { return (.failure, []) }
    let child = fork()
    guard child >= 0 else { return (.failure, []) }
    if child == 0 {
      becomeCase()
      answer.put(work())
      // At once: whatever it installed to run at its end does not, and no thread of it goes on.
      _exit(EXIT_SUCCESS)
    }
    // Both set it, so that it is set whoever comes first.
    setpgid(child, child)
    let isInTime = waitForEnd(of: child)
    kill(-child, SIGKILL)
    kill(child, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    guard isInTime else { return (.silence, []) }
    if let text = answer.take() { return (.trace(count: text.count), text) }
    let ending = CaseEnding(status, usage, limits)
    return (ending, [])
  }

  /// Makes a process of the case's own of what was forked.
  private func becomeCase() {
    setpgid(0, 0)
    for descriptor in descriptors { close(descriptor) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigprocmask(SIG_SETMASK, &signals, nil)
    limits.apply(beyond: mapped)
  }

  /// Waits until a process has ended; it stays known until its status is taken.
  ///
  /// - Returns: Whether it came to an end in time.
  private func waitForEnd(of child: pid_t) -> Bool {
    var signals = Self.signals
    let start = ContinuousClock.now
    while !hasEnded(child) {
      let time = ContinuousClock.now - start
      guard time < .seconds(limits.patience) || isAtWork(child, since: time) else { return false }
      // Nobody is left to be answered: whoever asked was ended, in whichever way.
      guard getppid() == parent else { return false }
      // A signal that came before is still there.
      var pause = timespec(tv_sec: 1, tv_nsec: 0)
      guard sigtimedwait(&signals, nil, &pause) != SIGTERM else { return false }
    }
    return true
  }

  /// Whether a process used a twentieth of the time at least, as one does that others crowd out, and may go on.
  private func isAtWork(_ child: pid_t, since time: Duration) -> Bool {
    var clock = clockid_t()
    var used = timespec()
    guard time < .seconds(limits.endurance), clock_getcpuclockid(child, &clock) == 0,
      clock_gettime(clock, &used) == 0
    else { return false }
    return (.seconds(used.tv_sec) + .nanoseconds(used.tv_nsec)) * 20 > time
  }

  private func hasEnded(_ child: pid_t) -> Bool {
    var info = siginfo_t()
    let found = waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT)
    return found == 0 && info.si_signo == SIGCHLD
  }

  /// The signals that end the wait for a case: that its process ended, and that the worker is to. A worker has
  /// to block them before it runs cases, so that they are there when it waits.
  static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGCHLD)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
