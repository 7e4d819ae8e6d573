extension UITraitCollection {
  /// The traits of whoever is being laid out, or told that its traits changed; elsewhere those of the screen,
  /// or what somebody set.
  ///
  /// (Documentation of `UITraitCollection.current`; what it is elsewhere is left open there, and inferred.)
  @preconcurrency @MainActor public class var current: UITraitCollection {
    get { World.current.currentTraits ?? UIScreen.main.traitCollection }
    set { World.current.currentTraits = newValue }
  }

  /// Runs code with this collection as the current one.
  @preconcurrency @MainActor public func performAsCurrent(_ actions: () -> Void) {
    let world = World.current
    let before = world.currentTraits.take()
    world.currentTraits = self
    actions()
    world.currentTraits = consume before
  }
}
