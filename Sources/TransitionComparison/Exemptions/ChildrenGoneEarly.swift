import AppearanceTrace
import TransitionScenarios

extension Exemption {
  /// A child that its container has let go by the time that the size changes, or lets go in that instant.
  static let childrenGoneEarly = Exemption(
    "children-gone-early",
    statement:
      "A container of an app's own may exchange its children in no time, faster than the"
      + " system's plain one does, or bring an exchange to its end when it is told of a new size.",
    reason:
      "A child that has no parent any more when the device turns is told of no size; the system's"
      + " container holds the one that goes until its animation is over.",
    evidence: .inferred,
    letsOff:
      "The sizes that such a child would be told of. Those of children that have a parent, whenever"
      + " the size changes, are compared.",
    judgedBy: ["containment-size-change-forwarded"],
    effect: .observations { sides in
      let contained = sides.containers.contained
      let gone = contained.filter { child in
        sides.trace.hasLeft(child)
          && !sides.seen[.sizes(of: child)].contains { $0.kind == .resizing }
      }
      guard !gone.isEmpty else { return }
      sides.editExpected { observations, _ in
        for child in gone { observations[.sizes(of: child)].removeAll { $0.kind == .resizing } }
      }
    })
}

extension Trace {
  /// Whether a child has lost its parent by the end of the instant in which the size changes for the first
  /// time, and has none then.
  fileprivate func hasLeft(_ child: String) -> Bool {
    guard let turn = events.firstIndex(where: { $0.newScreen != nil }),
      let last = events.lastIndex(where: { $0.time <= events[turn].time })
    else { return false }
    let moves: [Call] = events[...max(turn, last)].compactMap { event in
      guard case .call(let call) = event.action, call.receiver == child, call.method == .didMove
      else { return nil }
      return call
    }
    return moves.last.map { $0.word("toParent") == nil } ?? false
  }
}
