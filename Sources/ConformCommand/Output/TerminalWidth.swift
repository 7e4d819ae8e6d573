import Foundation
import TransitionCertification

/// How wide the lines of a reader are.
enum TerminalWidth {
  /// The columns that somebody has.
  ///
  /// - Parameters:
  ///   - told: What the user says, in a variable; taken where it is a number of columns.
  ///   - terminal: What the terminal says; none where there is none.
  static func columns(told: String?, ofTerminal terminal: Int?) -> Int {
    let told = told.flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
    return told ?? terminal ?? ReportStyle.usualWidth
  }

  /// The columns of the terminal to which results are written; none where it is none or does not say.
  static func ofOutput() -> Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
