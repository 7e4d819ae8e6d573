/// What kind of change a transition makes.
public enum TransitionKind: String, Sendable, CaseIterable {
  case present, dismiss, push, pop, set, select
  /// A container of the subject's own replaces a child.
  case replace
}
