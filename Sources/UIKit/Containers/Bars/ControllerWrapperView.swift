import CoreGraphics
import UIKitSemantics

/// A container with bars that cover its children.
@MainActor protocol BarHolder: AnyObject {
  /// What the bars that are shown cover of the view that the children lie in.
  var coveredByBars: UIEdgeInsets { get }
}

/// The view that a container's shown child lies in (CX-10); bars in front of it cover its edges.
final class ControllerWrapperView: UIView, HostOwned {
  weak var bars: (any BarHolder)?

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
    let covered = bars?.coveredByBars ?? .zero
    func inset(_ edge: UIRectEdge, _ length: CGFloat, _ isTranslucent: Bool) -> CGFloat {
      let extended = ExtendedEdge(
        isWanted: child.edgesForExtendedLayout.contains(edge), isBarTranslucent: isTranslucent,
        includesOpaqueBars: child.extendedLayoutIncludesOpaqueBars)
      return extended.reachesUnderBar ? 0 : length
    }
    let insets = UIEdgeInsets(
      top: inset(.top, covered.top, isTopTranslucent), left: 0,
      bottom: inset(.bottom, covered.bottom, isBottomTranslucent), right: 0)
    return bounds.inset(by: insets)
  }
}
