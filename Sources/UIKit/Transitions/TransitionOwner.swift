import CoreGraphics
import UIKitSemantics

/// The two sides of a transition.
enum TransitionSide {
  case from, to
}

/// What a transition needs of the change that it carries out.
@MainActor protocol TransitionOwner: AnyObject {
  /// The container whose children change places; none outside of containers.
  var animatingController: UIViewController? { get }
  /// The view in which the transition plays.
  var container: UIView { get }
  /// The style after adaptation; none outside of presentations.
  var style: UIModalPresentationStyle? { get }
  /// Whether the leaving or presenting controller's view is taken out of the window.
  var removesFromView: Bool { get }
  /// When an unanimated change is over.
  var unanimatedEnd: UnanimatedEnd { get }

  /// The view to animate on a side; none where it is to be left alone.
  func view(_ side: TransitionSide) -> UIView?
  func initialFrame(_ side: TransitionSide) -> CGRect
  func finalFrame(_ side: TransitionSide) -> CGRect

  /// Lets the transition begin, now that the commit is through that it waited for.
  func begin(_ transition: ActiveTransition)
  /// Makes everything ready that a beginning shows: views, container.
  func prepare(_ transition: ActiveTransition)
  /// Tells everybody that the change begins.
  func announce(_ transition: ActiveTransition)
  /// Puts the views where they end, without an animation.
  func swapViews(_ transition: ActiveTransition)
  /// Tidies up the views, and tells everybody how the change ended.
  func conclude(_ transition: ActiveTransition, finished: Bool)
  /// Runs what was promised to whoever asked for the change.
  func settle(_ transition: ActiveTransition, finished: Bool)
  /// Lets go of what keeps the change alive, where its scene is over before it.
  func abandon()
}

extension TransitionOwner {
  func begin(_ transition: ActiveTransition) { transition.start() }
  func abandon() {}
}

extension TransitionOwner {
  var animatingController: UIViewController? { nil }
}
