import CaseProcesses
import Foundation

/// One question to a worker, as far as what comes back is concerned.
///
/// What the case prints is read meanwhile, so that it never has to wait until somebody does.
struct WorkerExchange {
  private let answers, problems: Int32
  private var deadline: ContinuousClock.Instant
  /// How many seconds there were for the answer.
  private(set) var seconds: Int
  private var unread: ArraySlice<UInt8> = []
  private var buffer = [UInt8](repeating: 0, count: Self.size)
  /// The end of what the case printed.
  private(set) var lastWords = LastWords()
  /// Whether the time for the answer is over.
  private(set) var isLate = false

  private static let size = 1 << 16

  /// - Parameters:
  ///   - answers: Where the worker answers.
  ///   - problems: Where the case prints.
  ///   - seconds: How long the answer may take.
  init(_ answers: Int32, _ problems: Int32, within seconds: Int) {
    self.answers = answers
    self.problems = problems
    self.seconds = seconds
    deadline = .now + .seconds(seconds)
  }

  /// Gives the answer so much time more, from now on.
  mutating func allow(seconds: Int) {
    self.seconds = seconds
    deadline = .now + .seconds(seconds)
  }

  /// The next line of the answer, which is a short one; none where it does not come.
  mutating func readLine() -> String? {
    let longest = 1 << 8
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = unread[..<end]
        unread = unread[(end + 1)...]
        return String(decoding: line, as: UTF8.self)
      }
      guard unread.count < longest, readMore() else { return nil }
    }
  }

  /// The next bytes of the answer; none where they do not come.
  mutating func read(_ count: Int) -> [UInt8]? {
    while unread.count < count {
      guard readMore() else { return nil }
    }
    defer { unread = unread.dropFirst(count) }
    return Array(unread.prefix(count))
  }

  /// Waits until there is more of the answer.
  ///
  /// - Returns: Whether there is.
  private mutating func readMore() -> Bool {
    while true {
      var ready = [answers, problems].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let left = deadline - ContinuousClock.now
      guard left > .zero else {
        isLate = true
        return false
      }
      let count = poll(&ready, nfds_t(ready.count), Int32(left / .milliseconds(1)) + 1)
      if count < 0, errno != EINTR { return false }
      guard count > 0 else { continue }
      if ready[1].revents != 0 { readProblems() }
      guard ready[0].revents != 0 else { continue }
      let got = Foundation.read(answers, &buffer, buffer.count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return false }
      unread += buffer[..<got]
      return true
    }
  }

  /// Takes what was printed so far, as much as a pipe holds.
  mutating func readProblems() {
    let got = Foundation.read(problems, &buffer, buffer.count)
    if got > 0 { lastWords.append(buffer[..<got]) }
  }
}
