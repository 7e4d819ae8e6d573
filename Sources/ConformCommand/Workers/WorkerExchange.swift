import CaseProcesses
import Foundation

/// One question to a worker, as far as what comes back is concerned.
///
/// What the case prints is read meanwhile, so that it never has to wait until somebody does. A worker that waits
/// for a case says so each second; one that says nothing, be it that it hangs or that it was stopped, is waited
/// for as long as a case is. One that has ended is not, even where somebody else still could answer in its place.
struct WorkerExchange {
  private let answers, problems: Int32
  private let look: () -> ProcessWork
  private var patience: CasePatience
  /// How often something of the answer came.
  private var count = 0
  private var unread: ArraySlice<UInt8> = []
  private var buffer = [UInt8](repeating: 0, count: Self.size)
  /// The end of what the case printed.
  private(set) var lastWords = LastWords()
  /// For how many seconds nothing came, where that was too long.
  private(set) var silence: Int?

  private static let size = 1 << 16
  /// How many milliseconds pass before it is looked whether the worker is at work.
  private static let pause: Int32 = 500
  /// How many seconds of processor time a worker may take for what it does itself, at least: it starts, plays
  /// cases that do no harm, and judges.
  private static let fewSeconds = 5

  /// - Parameters:
  ///   - answers: Where the worker answers.
  ///   - problems: Where the case prints.
  ///   - limits: What a case may use.
  ///   - look: Says what the worker has done so far.
  init(
    _ answers: Int32, _ problems: Int32, _ limits: CaseLimits, look: @escaping () -> ProcessWork
  ) {
    self.answers = answers
    self.problems = problems
    self.look = look
    var limits = limits
    limits.seconds = max(limits.seconds, Self.fewSeconds)
    patience = CasePatience(limits)
  }

  /// The next line of the answer, which is a short one; none where it does not come.
  mutating func readLine() -> String? {
    let longest = 1 << 8
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        let line = unread[..<end]
        unread = unread[(end + 1)...]
        let text = String(decoding: line, as: UTF8.self)
        if text == WorkerAnswer.waiting.line { continue }
        return text
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
    var hasEnded = false
    while true {
      var ready = [answers, problems].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      let found = poll(&ready, nfds_t(ready.count), Self.pause)
      if found < 0, errno != EINTR { return false }
      if ready[1].revents != 0 { readProblems() }
      guard ready[0].revents != 0 else {
        // It had ended at the last look, and what it said before that is read by now.
        guard !hasEnded else { return false }
        let work = look()
        hasEnded = work.readiness() == .ended
        silence = patience.silence(work, answered: count)
        guard silence == nil else { return false }
        continue
      }
      let got = Foundation.read(answers, &buffer, buffer.count)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return false }
      count += 1
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
