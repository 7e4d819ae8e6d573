import Foundation
import TransitionCertification

/// Says on standard error how far a run is.
///
/// On a terminal it is one line that is written over, and gone once a result is told. Elsewhere, as in the
/// log of a build server, it is a line every ten seconds, and so none where a run is short.
package final class ProgressLine {
  private let total: Int
  private let unit: String
  private let style: Style
  private var done = 0
  private var lastTold = ContinuousClock.now
  private let begun = ContinuousClock.now
  private var isShown = false
  private var isTold = false

  private enum Style {
    case line, log, none

    var pause: Duration { self == .line ? .milliseconds(100) : .seconds(10) }
  }

  /// - Parameters:
  ///   - total: How much there is to do.
  ///   - unit: What it is counted in.
  ///   - isTold: Whether anything is said.
  package init(of total: Int, _ unit: String = "cases", isTold: Bool) {
    self.total = total
    self.unit = unit
    style = !isTold ? .none : isatty(STDERR_FILENO) == 1 ? .line : .log
  }

  /// Counts something that is done.
  ///
  /// - Parameters:
  ///   - name: What is under way, such as the id of a subject.
  ///   - number: How many of it.
  package func count(_ name: String, _ number: Int = 1) {
    done += number
    tell("\(done) of \(total) \(unit), \(name)")
  }

  /// Says what is under way, where nobody knows how much of it there is.
  package func tell(_ words: String) {
    let now = ContinuousClock.now
    guard style != .none, now - lastTold >= style.pause else { return }
    lastTold = now
    let text = "progress: \(words)".visible
    isShown = style == .line
    isTold = true
    write(style == .line ? "\r\u{1B}[K\(text)" : "\(text)\n")
  }

  /// Says how long all took, where anything was said of how far it was.
  ///
  /// It is no part of the result, which is the same for the same subjects.
  package func finish() {
    guard isTold else { return }
    isTold = false
    let time = ContinuousClock.now - begun
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    clear()
    write("progress: \(done) of \(total) \(unit) in \(Int(seconds.rounded())) s\n")
  }

  /// Takes the line away, where it is on a terminal, before something else is written.
  package func clear() {
    guard isShown else { return }
    isShown = false
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    _ = FileBytes.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
