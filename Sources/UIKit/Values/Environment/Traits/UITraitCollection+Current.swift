extension UITraitCollection {
  /// The traits of whoever is being laid out, or told that its traits changed; elsewhere those of the screen,
  /// or what somebody set.
  ///
  /// (Documentation of `UITraitCollection.current`; what it is elsewhere is left open there, and inferred.)
  @preconcurrency @MainActor public class var current: UITraitCollection {
    get { TraitsInForce.current ?? UIScreen.main.traitCollection }
    set { TraitsInForce.current = newValue }
  }

  /// Runs code with this collection as the current one.
  @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let (before, scene) = (TraitsInForce.current.take(), World.number)
    TraitsInForce.current = self
    actions()
    // Another scene that was begun meanwhile has current ones of its own.
    if World.number == scene { TraitsInForce.current = consume before }
  }
}
