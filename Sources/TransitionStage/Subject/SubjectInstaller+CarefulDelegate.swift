package import UIKit

/// The stage's own delegates, through which animators and drivers are handed out.
extension SubjectInstaller {
  /// The animator for a change; none where the system's own is to run.
  func animator(for change: AnimatedChange) -> (any UIViewControllerAnimatedTransitioning)? {
    subject.parts.animators?.animator(for: change, by: self)
  }

  /// Gives what is to be presented a delegate of the stage's.
  func giveCarefulDelegate(to presented: UIViewController, as style: ModalStyle) {
    let delegate = keepDelegate(isRemoving: style == .customRemoval)
    recorder.aside { presented.transitioningDelegate = delegate }
  }

  /// Gives a navigation controller a delegate of the stage's, with which the system's swipe still works.
  func giveCarefulDelegate(to navigation: UINavigationController) {
    let delegate = keepDelegate()
    navigation.delegate = delegate
    delegate.keepSwipe(in: navigation)
  }

  /// Keeps the system's swipe alive where the stage hides the bar of a subject's own navigation controller, as an
  /// app does that hides bars and wants it.
  ///
  /// Whoever has given the recognizer another delegate, or none, decides himself, and whoever says that no swipe
  /// leads back is left alone.
  package func keepSwipe(ofBarless navigation: UINavigationController) {
    guard subject.parts.navigations?.ownNavigation != nil, subject.contract.allowsBackSwipe,
      let decider = navigation.interactivePopGestureRecognizer?.delegate,
      HostClass.isHosts(decider)
    else { return }
    recorder.aside { keepDelegate().keepSwipe(in: navigation) }
  }

  /// Gives a tab bar controller a delegate of the stage's.
  func giveCarefulDelegate(to tabs: UITabBarController) { tabs.delegate = keepDelegate() }

  /// Makes a controller that is presented already ready to be dismissed under a driver.
  ///
  /// Only the reference needs that: it gets a delegate when somebody is to drive it, and not before.
  package func prepareForDriver(_ presented: UIViewController, as style: ModalStyle) {
    guard subject.isReference, presented.transitioningDelegate == nil else { return }
    giveCarefulDelegate(to: presented, as: style)
  }

  /// Makes a navigation controller that is shown already ready to change its stack under a driver.
  package func prepareForDriver(_ navigation: UINavigationController) {
    guard subject.isReference, navigation.delegate == nil else { return }
    recorder.aside { giveCarefulDelegate(to: navigation) }
  }

  private func keepDelegate(isRemoving: Bool = false) -> CarefulDelegate {
    let delegate = CarefulDelegate(self, isRemoving: isRemoving)
    keep(delegate)
    return delegate
  }
}
