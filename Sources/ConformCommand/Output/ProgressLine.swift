import Foundation
import TransitionCertification

/// Says on standard error how far a run is.
///
/// On a terminal it is one line that is written over, and gone once a result is told. Elsewhere, as in the
/// log of a build server, it is a line every ten seconds, and so none where a run is short.
@MainActor final class ProgressLine {
  private let total: Int
  private let style: Style
  private var done = 0
  private var lastTold = ContinuousClock.now
  private var isShown = false

  private enum Style {
    case line, log, none

    var pause: Duration { self == .line ? .milliseconds(100) : .seconds(10) }
  }

  /// - Parameters:
  ///   - total: How many cases there are.
  ///   - isTold: Whether anything is said.
  init(of total: Int, isTold: Bool) {
    self.total = total
    style = !isTold ? .none : isatty(STDERR_FILENO) == 1 ? .line : .log
  }

  /// Counts a case that was run.
  ///
  /// - Parameter subject: The id of its subject.
  func count(_ subject: String) {
    done += 1
    let now = ContinuousClock.now
    guard style != .none, now - lastTold >= style.pause else { return }
    lastTold = now
    let text = "progress: \(done) of \(total) cases, \(subject)"
    isShown = style == .line
    write(style == .line ? "\r\u{1B}[K\(text)" : "\(text)\n")
  }

  /// Takes the line away, where it is on a terminal, before something else is written.
  func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    _ = FileBytes.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
