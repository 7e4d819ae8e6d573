import Foundation

/// Whether a process that this one has started has ended, and how; it stays known until its status is taken.
package enum ProcessEnding: Equatable {
  /// It runs.
  case none
  /// It has ended, and somebody has taken its status.
  case taken
  /// Its exit status, or for a signal 128 and the signal's number, as a shell says.
  case known(Int32)

  /// Asks for the ending of a process.
  ///
  /// - Parameters:
  ///   - id: The process.
  ///   - waits: Whether its end is waited for.
  package init(of id: Int32, waiting waits: Bool = false) {
    var info = siginfo_t()
    var answer: Int32
    repeat {
      answer = waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT | (waits ? 0 : WNOHANG))
    } while answer != 0 && errno == EINTR
    let child = info._sifields._sigchld
    if answer != 0 {
      self = .taken
    } else if child.si_pid != id {
      self = .none
    } else {
      self = .known(
        info.si_code == Int32(CLD_EXITED) ? child.si_status : 128 + child.si_status)
    }
  }
}
