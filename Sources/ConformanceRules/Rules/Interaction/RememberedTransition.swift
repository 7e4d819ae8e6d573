/// A transition that a rule comes back to when it is long over, and its name may be another's.
struct RememberedTransition: Sendable {
  let name: Name
  private let begin: Int
  /// What was known of it when another one took its name.
  private var past: TransitionState?

  init(_ transition: TransitionState) {
    name = transition.name
    begin = transition.begin
  }

  /// What is known of it; none where it is forgotten.
  func state(in hierarchy: HierarchyState) -> TransitionState? {
    past ?? hierarchy.transitions[name].flatMap { $0.begin == begin ? $0 : nil }
  }

  /// Takes in that another one has taken the name of a transition.
  mutating func take(overtaken: TransitionState) {
    if overtaken.begin == begin { past = overtaken }
  }
}
