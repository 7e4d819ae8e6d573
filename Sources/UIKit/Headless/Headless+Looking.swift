import CoreGraphics

extension Headless {
  /// Who gets what keys are pressed.
  public static var firstResponder: UIResponder? { World.current.firstResponder }

  /// Whether a view is the host's own machinery, which no app made: wrappers and bars.
  ///
  /// The container of a presentation is not: it is handed to animators.
  public static func isInternal(_ view: UIView) -> Bool {
    view is any HostOwned || view is UINavigationBar || view is UITabBar
  }
}
