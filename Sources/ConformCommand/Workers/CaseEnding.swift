import Foundation

/// How a case ended in a worker. A line says it, behind which the trace follows where there is one.
enum CaseEnding: Equatable {
  /// There is a trace of so many bytes.
  case trace(count: Int)
  /// The case's process died by a signal.
  case signal(Int32)
  /// The case's process asked to be ended, with a status.
  case status(Int32)
  /// It used more processor time than a case may.
  case processorTime
  /// It used as much memory as a case may.
  case memory
  /// It came to no end in time.
  case silence
  /// It could not be started.
  case failure

  /// Takes it from what the system says of a process that ended.
  ///
  /// - Parameters:
  ///   - status: How the process ended, as the system has it.
  ///   - usage: What it used.
  ///   - limits: What it may have used.
  init(_ status: Int32, _ usage: rusage, _ limits: CaseLimits) {
    let signal = status & 0x7f
    guard signal != 0 else {
      self = .status((status >> 8) & 0xff)
      return
    }
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    // Who does not heed the first signal is killed by the second.
    if signal == SIGXCPU || signal == SIGKILL && seconds >= limits.seconds {
      self = .processorTime
    } else if usage.ru_maxrss >> 10 >= limits.megabytes * 7 / 8 {
      self = .memory
    } else {
      self = .signal(signal)
    }
  }
}

extension CaseEnding {
  /// Reads a line; none where it is in another form.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard let kind = words.first, words.count <= 2 else { return nil }
    let number = words.count == 2 ? Int32(words[1]) : nil
    switch (kind, number) {
    case ("trace", let count?) where count >= 0: self = .trace(count: Int(count))
    case ("signal", let number?): self = .signal(number)
    case ("status", let number?): self = .status(number)
    case ("processor-time", nil): self = .processorTime
    case ("memory", nil): self = .memory
    case ("silence", nil): self = .silence
    case ("failure", nil): self = .failure
    default: return nil
    }
  }

  /// The line, without its end.
  var line: String {
    switch self {
    case .trace(let count): "trace \(count)"
    case .signal(let number): "signal \(number)"
    case .status(let number): "status \(number)"
    case .processorTime: "processor-time"
    case .memory: "memory"
    case .silence: "silence"
    case .failure: "failure"
    }
  }
}
