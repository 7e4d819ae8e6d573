import Foundation

/// How a case came to another end than its trace.
package enum CaseEnding: Sendable, Equatable {
  /// The case's process died by a signal.
  case signal(Int32)
  /// The case's process asked to be ended, with a status.
  case status(Int32)
  /// It used more processor time than a case may.
  case processorTime
  /// It used as much memory as a case may.
  case memory
  /// It did not answer for so many seconds.
  case silence(seconds: Int)
  /// Its trace was longer than the memory that there is for answers.
  case noRoom
  /// It could not be started.
  case failure

  /// Takes it from what the system says of a process that ended.
  ///
  /// - Parameters:
  ///   - status: How the process ended, as the system has it.
  ///   - usage: What it used.
  ///   - limits: What it may have used.
  ///   - inherited: How many megabytes of memory count as its own that were another's.
  init(
    _ status: Int32, _ usage: rusage, _ limits: CaseLimits, inherited: Int = 0
  ) {
    let signal = status & 0x7f
    guard signal != 0 else {
      self = .status((status >> 8) & 0xff)
      return
    }
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    // Who does not heed the first signal is killed by the second.
    if signal == SIGXCPU || signal == SIGKILL && seconds >= limits.seconds {
      self = .processorTime
    } else if usage.ru_maxrss >> 10 >= inherited + limits.megabytes * 7 / 8 {
      self = .memory
    } else {
      self = .signal(signal)
    }
  }
}
