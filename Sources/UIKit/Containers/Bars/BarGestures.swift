import CoreGraphics
import Foundation
import UIKitSemantics

/// What makes a navigation's bars hide and come back by themselves: fingers, keyboard and height.
///
/// The recognizers are in the navigation's view for as long as a switch is on that needs them.
@MainActor final class BarGestures: NSObject, UIGestureRecognizerDelegate, HostOwned {
  /// How far a finger moves up or down to hide or show the bars, in points. (Inferred.)
  private static let length: CGFloat = 50

  let swipe = UIPanGestureRecognizer(target: nil, action: nil)
  let tap = UITapGestureRecognizer(target: nil, action: nil)
  /// Whether bars are being set on behalf of the user.
  private(set) var isSetting = false
  @ZeroingWeak private var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    super.init()
    self.navigation = navigation
    for recognizer in [swipe, tap] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    swipe.addTarget(self, action: Selector("follow(_:)", BarGestures.follow(_:)))
    tap.addTarget(self, action: Selector("take(_:)", BarGestures.take(_:)))
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardComes(_:)", BarGestures.keyboardComes(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  /// Puts the recognizers that the switches need into the view, and takes the others out.
  func attach() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let switches = navigation.bars.hiding.switches
    let needsTap =
      switches.onTap || switches.whenKeyboardAppears || switches.whenVerticallyCompact
    for (recognizer, isNeeded) in [(swipe, switches.onSwipe), (tap, needsTap)] {
      if isNeeded, recognizer.view !== view { view.addGestureRecognizer(recognizer) }
      if !isNeeded, recognizer.view === view { view.removeGestureRecognizer(recognizer) }
    }
  }

  /// Hides or shows the bars as an event wants; only one that is on the screen reacts.
  func handle(_ event: BarHiding.Event) {
    guard let navigation, !World.current.isHalted, navigation.viewIfLoaded?.window != nil else {
      return
    }
    switch navigation.bars.hiding.handle(event, areHidden: navigation.isNavigationBarHidden) {
    case .hide: set(isHidden: true, of: navigation)
    case .show: set(isHidden: false, of: navigation)
    case .stay: break
    }
  }

  /// The bar at the bottom takes part where it has something to show, as the documentation says.
  private func set(isHidden: Bool, of navigation: UINavigationController) {
    isSetting = true
    navigation.setNavigationBarHidden(isHidden, animated: true)
    if navigation.topViewController?.toolbarItems?.isEmpty == false {
      navigation.setToolbarHidden(isHidden, animated: true)
    }
    isSetting = false
  }

  // MARK: - What happens

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let way = recognizer.translation(in: nil)
    guard abs(way.y) >= Self.length, abs(way.y) > abs(way.x) else { return }
    handle(.swiped(isUp: way.y < 0))
  }

  private func take(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended, let view = navigation?.viewIfLoaded else { return }
    handle(.tapped(isWhereBarsAre: isWhereBarsAre(recognizer.location(in: view))))
  }

  private func isWhereBarsAre(_ point: CGPoint) -> Bool {
    guard let navigation, let view = navigation.viewIfLoaded else { return false }
    let insets = view.inheritedSafeAreaInsets
    let height = navigation.navigationBar.bounds.height
    let hasToolbar = navigation.topViewController?.toolbarItems?.isEmpty == false
    return point.y <= insets.top + height
      || hasToolbar && point.y >= view.bounds.maxY - insets.bottom - height
  }

  private func keyboardComes(_ notification: Notification) { handle(.keyboardAppeared) }

  /// Looks whether there is little height, as when the navigation comes, or traits change.
  func noteHeight() {
    let isLow = navigation?.traitCollection.verticalSizeClass == .compact
    handle(isLow ? .becameVerticallyCompact : .becameVerticallyRegular)
  }

  // MARK: - As the recognizers' delegate

  /// Taps on controls and bars are theirs.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view, current !== navigation?.viewIfLoaded {
      if current is UIControl || current is UINavigationBar || current is UIToolbar {
        return false
      }
      view = current.superview
    }
    return true
  }

  /// Content scrolls while bars go.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
