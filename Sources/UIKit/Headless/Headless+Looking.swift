extension Headless {
  /// Who gets what keys are pressed.
  public static var firstResponder: UIResponder? { World.current.firstResponder }

  /// Whether the status bar is still on its way to the look that it was given last.
  public static var isStatusBarFading: Bool { World.current.statusBar.isFading }

  /// Whether assistive technology reaches what is in a view, as far as the views around it decide.
  public static func assistanceReaches(_ view: UIView) -> Bool {
    AccessibleElements.reaches(view, in: World.current)
  }
}
