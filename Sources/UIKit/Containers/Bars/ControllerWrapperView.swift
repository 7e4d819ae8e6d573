import CoreGraphics
import UIKitSemantics

/// The view that a container's shown child lies in (CX-10); bars in front of it cover its edges.
final class ControllerWrapperView: UIView, HostOwned {
  /// The container with bars, if it has any.
  var bars: UIViewController? {
    get { tie.wrappedValue }
    set { tie.wrappedValue = newValue }
  }
  @exclusivity(unchecked) private var tie = ZeroingWeak<UIViewController>()

  /// What is covered of it, where something around covers a part already.
  func covered(atLeast inherited: UIEdgeInsets) -> UIEdgeInsets {
    guard let covered = bars?.coveredByBars else { return inherited }
    return UIEdgeInsets(
      top: max(inherited.top, covered.top), left: max(inherited.left, covered.left),
      bottom: max(inherited.bottom, covered.bottom), right: max(inherited.right, covered.right))
  }

  /// The part that a child's view takes: all of it, or what bars leave that it may not reach under.
  func room(
    for child: UIViewController, isTopTranslucent: Bool = true, isBottomTranslucent: Bool = true
  ) -> CGRect {
    let endsAtTop = !reachesUnder(.top, isTopTranslucent, child)
    let endsAtBottom = !reachesUnder(.bottom, isBottomTranslucent, child)
    guard endsAtTop || endsAtBottom, let covered = bars?.coveredByBars else { return bounds }
    return bounds.inset(
      by: UIEdgeInsets(
        top: endsAtTop ? covered.top : 0, left: 0, bottom: endsAtBottom ? covered.bottom : 0,
        right: 0))
  }

  /// Whether a child's view takes the place under a bar at an edge.
  private func reachesUnder(
    _ edge: UIRectEdge, _ isTranslucent: Bool, _ child: UIViewController
  ) -> Bool {
    ExtendedEdge(
      isWanted: child.edgesForExtendedLayout.contains(edge), isBarTranslucent: isTranslucent,
      includesOpaqueBars: child.extendedLayoutIncludesOpaqueBars
    ).reachesUnderBar
  }
}
