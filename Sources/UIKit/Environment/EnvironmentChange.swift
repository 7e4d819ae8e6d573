/// A change of what is around the windows: those who look at it hear of it afterwards.
@MainActor enum EnvironmentChange {
  /// Makes a change, and tells views and controllers whose traits or safe areas are others now.
  ///
  /// Traits come first, then safe areas; each from the outside in. (Inferred.)
  static func perform(_ change: () -> Void) {
    let world = World.current
    let oldTraits = UIScreen.main.traitCollection
    SafeAreaChange.perform(in: world.windows) {
      change()
      let newTraits = UIScreen.main.traitCollection
      guard newTraits != oldTraits else { return }
      for window in world.windows { window.spreadTraitChange(from: oldTraits) }
    }
    world.statusBar.update()
  }
}
