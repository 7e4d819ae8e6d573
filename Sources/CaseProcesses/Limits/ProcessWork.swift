import Foundation

/// What a process has done so far, by which one that works is told from one that waits.
package struct ProcessWork: Sendable {
  /// The processor time that it has used.
  let used: Duration
  /// Says what it would do next.
  package let readiness: @Sendable () -> Readiness

  /// What a process would do next.
  package enum Readiness: Sendable {
    /// It would go on at once if there were a processor for it, or a disk.
    case ready
    /// It waits for something else.
    case waiting
    /// It has ended, whoever still holds what was its own.
    case ended
    /// The system does not say.
    case unknown
  }

  package init(used: Duration, _ readiness: Readiness = .waiting) {
    self.used = used
    self.readiness = { readiness }
  }

  /// Looks at a process.
  ///
  /// - Parameter id: The system's number for it.
  init(of id: pid_t) {
    used = Self.timeUsed(by: id)
    readiness = { Self.readiness(of: id) }
  }

  private static func timeUsed(by id: pid_t) -> Duration {
    var clock = clockid_t()
    var used = timespec()
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &used) == 0 else {
      return .zero
    }
    return .seconds(used.tv_sec) + .nanoseconds(used.tv_nsec)
  }

  /// What the threads of a process would do: the first one may do nothing but wait for the others, or have ended
  /// before them.
  private static func readiness(of id: pid_t) -> Readiness {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
    let states = threads.compactMap { state("/proc/\(id)/task/\($0)/stat") }
    guard !states.isEmpty else { return .unknown }
    if states.contains(where: "RD".contains) { return .ready }
    return states.allSatisfy("ZX".contains) ? .ended : .waiting
  }

  /// The letter by which the system says what a thread does; none where it is none any more.
  private static func state(_ path: String) -> Character? {
    // Such a file does not say how long it is.
    let bytes = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
    // It stands behind the name in parentheses, which may have any letters in it.
    return String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.first { $0 != " " }
  }
}
