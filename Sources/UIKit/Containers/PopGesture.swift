import CoreGraphics
import Foundation
import UIKitSemantics
import VirtualTime

/// The system's own way back: a finger from the left edge drives the pop (NI-01, NI-02, NI-06).
///
/// It is the delegate of its recognizer, and lets no finger in at the root, nor where the bar shows no button of
/// the system's that leads back: it is hidden, or the item hides the button or has one of its own. An app's
/// delegate that lets one in at the root, or no delegate at all, leaves the navigation waiting for the end of a
/// pop that never begins, until another finger comes from the edge when there is something to pop (NI-09).
/// Where the navigation's delegate has the method that chooses animators it lets no finger in, even if that chooses none (radar 15215690), and an app has to give the
/// recognizer another delegate, or none. (Inferred from reports.) Differs from UIKit: whether there is such
/// a method is known once it was called, so a finger that comes before any animated change has it asked for
/// no operation at all.
@MainActor final class PopGesture: NSObject, UIGestureRecognizerDelegate, HostOwned {
  let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
  @ZeroingWeak private var navigation: UINavigationController?
  /// What drives the pop that a finger began; none for a pop by code.
  private(set) var driver: PopDriver?
  /// Whether the navigation's delegate chooses animators; not known before it was asked.
  var isAnimatedByDelegate: Bool?

  init(_ navigation: UINavigationController) {
    super.init()
    self.navigation = navigation
    recognizer.edges = .left
    recognizer.delegate = self
    // Whoever asks for the recognizer first does not answer for the pops that it begins.
    World.acting(as: .host) {
      recognizer.addTarget(self, action: Selector("follow(_:)", PopGesture.follow(_:)))
    }
  }

  /// What a finger finds that wants to go back.
  private var grab: PopGrab? {
    guard let navigation else { return nil }
    let stack = navigation.stack
    return PopGrab(
      depth: navigation.viewControllers.count, isButtonShown: navigation.showsBackButton,
      change: stack.change?.grab ?? .none, isAnotherWaiting: !stack.queue.isEmpty,
      isStuck: stack.isStuck)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard grab?.isLetIn == true else { return false }
    guard let delegate = navigation?.delegate else { return true }
    if isAnimatedByDelegate == nil { isAnimatedByDelegate = choosesAnimators(delegate) }
    return isAnimatedByDelegate != true
  }

  /// Whether a delegate has the method that chooses animators; where there is no way back it need not be known.
  private func choosesAnimators(_ delegate: any UINavigationControllerDelegate) -> Bool? {
    guard let navigation, let top = navigation.viewControllers.last,
      let below = navigation.viewControllers.dropLast().last
    else { return nil }
    return World.acting(as: Cause(.subject, transition: nil)) {
      OptionalMethod.call {
        delegate.navigationController(
          navigation, animationControllerFor: .none, from: top, to: below)
      }.isOwn
    }
  }

  private func follow(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    switch recognizer.state {
    case .began: begin()
    case .changed: driver?.update(progress(recognizer))
    case .ended: end(finishes: progress(recognizer) > 0.5 || recognizer.velocity(in: nil).x > 300)
    case .cancelled, .failed: end(finishes: false)
    case .possible: break
    }
  }

  /// Begins a pop; a push that it interrupts is complete first, and its end may change what is so.
  private func begin() {
    guard let grab, isWanted else { return }
    switch grab.verdict {
    case .stay: return
    case .stick: navigation?.stack.isStuck = true
    case .comeLoose: navigation?.comeLoose()
    case .pop, .endPushAndPop: pop(grab)
    }
  }

  private func pop(_ grab: PopGrab) {
    guard isAllowedByBar else { return }
    var start = 0.0
    if grab.verdict == .endPushAndPop, let push = navigation?.stack.change?.transition {
      start = PopGrab.start(ofPopAfterPushAt: push.timeline.progress(over: push.duration))
      push.endAtOnce()
    }
    guard self.grab?.verdict == .pop else { return }
    driver = PopDriver(from: start)
    navigation?.popViewController(animated: true)
  }

  /// Whether the top, where it came by a zoom, lets a finger lead back.
  private var isWanted: Bool {
    guard let top = navigation?.topViewController, let zoom = top.preferredZoom else { return true }
    return zoom.mayBegin(
      at: recognizer.location(in: top.viewIfLoaded), velocity: recognizer.velocity(in: nil))
  }

  /// Whether a navigation that is its own bar's delegate agrees, which is asked at the beginning (NX-13).
  private var isAllowedByBar: Bool {
    guard let navigation, let bar = navigation as? any UINavigationBarDelegate,
      let item = navigation.topViewController?.navigationItem
    else { return true }
    return World.acting(as: Cause(.subject, transition: nil)) {
      bar.navigationBar(navigation.navigationBar, shouldPop: item)
    }
  }

  private func progress(_ recognizer: UIPanGestureRecognizer) -> CGFloat {
    let width = max(navigation?.viewIfLoaded?.bounds.width ?? 0, 1)
    let finger = Double(recognizer.translation(in: nil).x / width)
    return CGFloat(PopGrab.progress(from: driver?.start ?? 0, finger: finger))
  }

  private func end(finishes: Bool) {
    if finishes { driver?.finish() } else { driver?.cancel() }
    driver = nil
  }
}

/// The system's own driver of a pop; one that interrupts a push begins where that was.
final class PopDriver: UIPercentDrivenInteractiveTransition, HostOwned {
  let start: Double

  init(from start: Double) {
    self.start = start
    super.init()
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    if start > 0 { update(CGFloat(start)) }
  }
}

extension UINavigationController {
  /// Whether the bar is there and has the system's own button for the way back from what is at the top.
  fileprivate var showsBackButton: Bool {
    guard let item = topViewController?.navigationItem, !isNavigationBarHidden else { return false }
    let hasItems = item.leftBarButtonItems?.isEmpty == false
    let isReplaced = hasItems && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !isReplaced
  }
}
