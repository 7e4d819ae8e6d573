/// What the command's end says to whoever called it.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  /// All hold; on condition too, unless that is not enough.
  case holds = 0
  /// Findings, refusals, differences; a golden that is missing, stray or unreadable.
  case findings = 1
  /// Bad usage, or an argument that names no readable file; nothing ran.
  case usage = 2
  /// Writing was refused, or did not work; of results, too.
  case writingRefused = 3
  /// A case crashed, hung, raised or could not be judged.
  case incomplete = 4
  /// The user interrupted it; what was found so far is told. Shells say so of whatever an interrupt ends.
  case interrupted = 130

  /// What it says, in a few words.
  var meaning: String {
    switch self {
    case .holds: "all hold (conditional too, unless --strict)"
    case .findings: "findings, refusals, differences, or a golden in trouble"
    case .usage: "bad usage or an unreadable file argument; nothing ran"
    case .writingRefused: "writing was refused, or what was asked for could not be written"
    case .incomplete: "incomplete: a case crashed, hung, raised or could not be judged"
    case .interrupted: "interrupted: what was found so far is told, and no verdict on the rest"
    }
  }
}
