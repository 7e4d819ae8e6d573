/// A change of what is around the windows: those who look at it hear of it afterwards.
@MainActor enum EnvironmentChange {
  /// Makes a change, and tells views and controllers whose traits or safe areas are others now.
  ///
  /// Traits come first, then safe areas (inferred); each from the outside in.
  static func perform(_ change: () -> Void) {
    let world = World.current
    SafeAreaChange.perform(in: world.windows) {
      change()
      world.spreadTraits()
    }
    world.statusBar.update()
  }
}
