import Foundation

/// What a process has done so far, by which one that works is told from one that waits.
package struct ProcessWork: Sendable {
  /// The processor time that it has used.
  let used: Duration
  /// Says whether it would go on at once if there were a processor for it.
  let isReady: @Sendable () -> Bool

  package init(used: Duration, isReady: Bool = false) {
    self.used = used
    self.isReady = { isReady }
  }

  /// Looks at a process.
  ///
  /// - Parameter id: The system's number for it.
  init(of id: pid_t) {
    used = Self.timeUsed(by: id)
    isReady = { Self.isReady(id) }
  }

  private static func timeUsed(by id: pid_t) -> Duration {
    var clock = clockid_t()
    var used = timespec()
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &used) == 0 else {
      return .zero
    }
    return .seconds(used.tv_sec) + .nanoseconds(used.tv_nsec)
  }

  /// Whether any thread runs, or waits for a processor or for a disk; or the process has just ended.
  private static func isReady(_ id: pid_t) -> Bool {
    guard let own = state("/proc/\(id)/stat"), !"ZX".contains(own) else { return true }
    // The first thread may do nothing but wait for the others.
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
    return threads.contains { thread in
      state("/proc/\(id)/task/\(thread)/stat").map("RD".contains) ?? false
    }
  }

  /// The letter by which the system says what a thread does; none where it is none any more.
  private static func state(_ path: String) -> Character? {
    // Such a file does not say how long it is.
    let bytes = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
    // It stands behind the name in parentheses, which may have any letters in it.
    return String(decoding: bytes, as: UTF8.self).split(separator: ")").last?.first { $0 != " " }
  }
}
