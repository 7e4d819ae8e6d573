import TransitionCertification

/// A walk through the groups that wait, in a terminal, by single keys.
struct ReviewSession {
  let store: GoldenStore
  let waiting: WaitingGroups
  let console: Console
  let keys: TerminalKeys

  /// What a key means.
  private enum Answer {
    case show, accept, reject, skip, quit

    init?(_ key: UInt8) {
      switch Unicode.Scalar(key) {
      case "s", "S": self = .show
      case "a", "A": self = .accept
      case "r", "R": self = .reject
      case "k", "K", " ", "n", "N": self = .skip
      // Escape and the end of the input too.
      case "q", "Q", "\u{1B}", "\u{04}": self = .quit
      default: return nil
      }
    }
  }

  private static let question = "  s show  a accept  r reject  k skip  q quit\n"
  /// How many lines of an example are shown before somebody asks for all.
  private static let firstLines = 16

  /// Goes through the groups, until all are decided or the user has enough.
  ///
  /// - Returns: Whether everything that was to be accepted could be.
  /// - Throws: Why something could not be written.
  func run() throws(CommandFailure) -> Bool {
    var isAccepted = true
    for (index, group) in waiting.groups.enumerated() {
      console.write("group \(index + 1) of \(waiting.groups.count), \(beginning(of: group))")
      console.write(Self.question)
      var isDecided = false
      while !isDecided {
        guard let key = keys.next() else { return isAccepted }
        guard let answer = Answer(key) else { continue }
        isDecided = true
        switch answer {
        case .show:
          console.write(group.text + Self.question)
          isDecided = false
        case .accept:
          let acceptance = try GoldenDecision.accept(
            in: store, cases: waiting.cases, console, where: group.contains)
          isAccepted = isAccepted && acceptance.refused.isEmpty
        case .reject:
          _ = try GoldenDecision.reject(
            in: store, cases: waiting.cases, console, where: group.contains)
        case .skip: console.write("left waiting\n")
        case .quit: return isAccepted
        }
      }
    }
    return isAccepted
  }

  /// The group's first line and the first lines of its example.
  private func beginning(of group: WaitingGroups.Group) -> String {
    let lines = group.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let first = lines.prefix(Self.firstLines).map { $0 + "\n" }.joined()
    let more = lines.count - Self.firstLines
    return more > 0 ? first + "  … and \(more) more lines\n" : first
  }
}
