/// A change beside a transition, such as a bar's that fades.
@MainActor public struct AuxAnimation {
  /// When it begins, as a fraction of the transition's length; it ends with the transition.
  public let delay: Double
  /// What is changed.
  public let changes: () -> Void

  /// Makes an animation beside a transition.
  ///
  /// - Parameters:
  ///   - delay: when it begins, from 0 to 1.
  ///   - changes: what is changed.
  public init(delay: Double = 0, _ changes: @escaping () -> Void) {
    self.delay = min(max(delay, 0), 1)
    self.changes = changes
  }
}
