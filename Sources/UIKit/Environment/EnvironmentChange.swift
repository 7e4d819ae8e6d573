import CoreGraphics

/// A change of what is around the windows: those who look at it hear of it afterwards.
@MainActor enum EnvironmentChange {
  /// Makes a change, and tells views and controllers whose traits or safe areas are others now.
  ///
  /// Traits come first, then safe areas; each from the outside in. (Inferred.)
  static func perform(_ change: () -> Void) {
    let world = World.current
    let oldTraits = UIScreen.main.traitCollection
    let oldInsets = world.windows.flatMap(\.safeAreas)
    change()
    let newTraits = UIScreen.main.traitCollection
    if newTraits != oldTraits {
      for window in world.windows { window.spreadTraitChange(from: oldTraits) }
    }
    for (view, old) in oldInsets where view.window != nil && view.safeAreaInsets != old {
      view.safeAreaInsetsDidChange()
      view.controller?.noteSafeArea()
      view.setNeedsLayout()
    }
    world.statusBar.update()
  }
}

extension UIView {
  /// The views in this one, from the outside in, each with what is covered of it.
  fileprivate var safeAreas: [(view: UIView, insets: UIEdgeInsets)] {
    [(self, safeAreaInsets)] + subviews.flatMap(\.safeAreas)
  }
}

extension UIViewController {
  /// Hears of a safe area that is another than the last one that it heard of.
  final func noteSafeArea() {
    guard let view = storedView, view.window != nil else { return }
    let insets = view.safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    viewSafeAreaInsetsDidChange()
  }
}
