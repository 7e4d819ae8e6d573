import UIKitSemantics

/// Who decides whether the bar at the bottom hides, and which edges are the app's before they are the
/// system's.
///
/// Nobody sees the bar here. The controllers are asked along the same way as for the status bar (Apple's
/// reference of the two `childFor` properties); that presentations are followed as there is inferred.
@MainActor enum SystemEdges {
  /// Whether the bar at the bottom hides.
  static var isHomeIndicatorHidden: Bool {
    decider { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
  }

  /// The edges whose gestures are the app's first.
  static var deferringEdges: UIRectEdge {
    decider { $0.childForScreenEdgesDeferringSystemGestures }?
      .preferredScreenEdgesDeferringSystemGestures ?? []
  }

  private static func decider(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard !World.current.isHalted, let root = World.statusBarWindow?.rootViewController
    else { return nil }
    return StatusBarRoute(over: root).decider(child)
  }
}

extension Headless {
  /// Whether the controllers want the bar at the bottom of the screen to hide; they are asked now.
  public static var isHomeIndicatorAutoHidden: Bool { SystemEdges.isHomeIndicatorHidden }

  /// The edges whose gestures the controllers want to get before the system does; they are asked now.
  public static var edgesDeferringSystemGestures: UIRectEdge { SystemEdges.deferringEdges }
}
