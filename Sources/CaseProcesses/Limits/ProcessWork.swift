import Foundation

/// What a process has done so far, by which one that works is told from one that waits.
package struct ProcessWork: Sendable {
  /// The processor time that it has used.
  package var used: Duration
  /// Whether it would go on at once if there were a processor for it.
  package var isReady: Bool

  package init(used: Duration, isReady: Bool = false) {
    self.used = used
    self.isReady = isReady
  }

  /// Looks at a process.
  ///
  /// - Parameter id: The system's number for it.
  init(of id: pid_t) {
    self.init(used: Self.timeUsed(by: id), isReady: Self.isReady(id))
  }

  private static func timeUsed(by id: pid_t) -> Duration {
    var clock = clockid_t()
    var used = timespec()
    guard clock_getcpuclockid(id, &clock) == 0, clock_gettime(clock, &used) == 0 else {
      return .zero
    }
    return .seconds(used.tv_sec) + .nanoseconds(used.tv_nsec)
  }

  /// Whether its first thread runs, waits for a processor, or for a disk.
  private static func isReady(_ id: pid_t) -> Bool {
    // Such a file does not say how long it is.
    let file = FileHandle(forReadingAtPath: "/proc/\(id)/stat")
    let text = String(decoding: file?.readDataToEndOfFile() ?? Data(), as: UTF8.self)
    // The state stands behind the name in parentheses, which may have any letters in it.
    let state = text.split(separator: ")").last?.split(separator: " ").first
    return state == "R" || state == "D"
  }
}
