extension UIApplication {
  /// Upright, or on the side where the screen is wider than high; as the scene answers.
  public var statusBarOrientation: UIInterfaceOrientation {
    World.current.scene.interfaceOrientation
  }

  /// The direction in which the user reads: from the left, whatever views say of themselves.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// How windows may be held where nobody is asked: every way on a pad, on a phone not upside down.
  /// (Inferred.)
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    World.current.idiom == .pad ? .all : .allButUpsideDown
  }
}
