public import UIKit

/// Animates changes of a stack, with a finger that pulls in a stack of other screens in place of the one
/// that is shown, and leaves the system's swipe back alive.
///
/// A subclass may replace how the stack is changed.
open class StackPuller: SlideNavigation {
  private let swipeBack = SwipeBack()
  /// Makes the screens that are to be shown next, the bottom first.
  public private(set) var makeStack: () -> [UIViewController] = { [] }

  /// Makes a delegate whose finger pulls to the left.
  public init() {
    super.init(driver: { LeftwardDriver(.left, begin: $0) })
  }

  /// Begins to watch for fingers.
  ///
  /// - Parameter makeStack: makes the screens that are to be shown, when a finger begins to pull.
  public func watch(
    _ navigation: UINavigationController, makeStack: @escaping () -> [UIViewController]
  ) {
    self.makeStack = makeStack
    watch(navigation)
    swipeBack.keep(in: navigation)
  }

  open override func change(_ navigation: UINavigationController) {
    navigation.setViewControllers(makeStack(), animated: true)
  }
}

/// Begins where a finger moves to the left, and leaves all others alone.
private final class LeftwardDriver: PanDriver {
  override func began(_ pan: UIPanGestureRecognizer) {
    if fraction(of: pan) > 0 { super.began(pan) }
  }
}
