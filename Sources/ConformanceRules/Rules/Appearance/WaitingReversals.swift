/// The reversing begins that stand or fall with the outcome of transitions that still run.
struct WaitingReversals: Sendable {
  private var waiting: [Reversal] = []

  struct Reversal: Sendable {
    let child: Name
    let begin: Int
    let event: Int
    /// The transitions that still run.
    fileprivate(set) var transitions: [Name]
  }

  mutating func wait(for reversal: Reversal) { waiting.append(reversal) }

  /// Takes the end of a transition.
  ///
  /// - Returns: The reversals for which no transition is left that could be given up.
  mutating func end(_ transition: Name, hasFinished: Bool) -> [Reversal] {
    var unfounded: [Reversal] = []
    let concerned = waiting
    waiting = []
    for var reversal in concerned {
      guard reversal.transitions.contains(transition) else {
        waiting.append(reversal)
        continue
      }
      guard hasFinished else { continue }
      reversal.transitions.removeAll { $0 == transition }
      if reversal.transitions.isEmpty {
        unfounded.append(reversal)
      } else {
        waiting.append(reversal)
      }
    }
    return unfounded
  }
}
