package import UIKit

/// Ties the subject to what is shown, as a careful app that follows the library's manual does.
///
/// What has to live on is kept as long as the stage; an installed subject looks after itself.
@MainActor package final class Rig {
  let subject: Subject
  let recorder: Recorder
  let host: any SceneHost
  /// The driver that is handed out; none where a transition is to run by itself.
  package var driver: StageDriver?
  /// Whether all transitions get the same animator, and all presentations the same delegate.
  package var isShared = false
  /// Whether the reference is animated although nobody pulls it.
  private var animatesAlways = false
  private var kept: [AnyObject] = []
  private var sharedAnimator: (any UIViewControllerAnimatedTransitioning)?
  private var sharedDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The delegate that watches a presenter, and waits for the screen that it belongs to.
  private var waitingDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The screens that are watched, each after the delegate that watches it, if one does.
  private var watched: Set<[ObjectIdentifier]> = []
  /// The animators that were made for one transition each.
  private var animators: [WeakAnimator] = []

  /// The library's objects, which tell of themselves where the subject says how.
  var library: [LibraryObject] = []

  private struct WeakAnimator {
    weak var object: (any UIViewControllerAnimatedTransitioning)?
  }

  init(_ subject: Subject, _ recorder: Recorder) {
    self.subject = subject
    self.recorder = recorder
    host = recorder.host
  }

  /// Runs the subject's own code: what it puts off is its to answer for.
  func asSubject<Value>(_ work: () -> Value) -> Value {
    host.acting(as: .subject(transition: nil), work)
  }

  /// Runs what makes the subject act, or the host where that is tried itself.
  func byWhoAnswers<Value>(_ work: () -> Value) -> Value {
    subject.kind == .system ? host.acting(as: .host, work) : asSubject(work)
  }

  // MARK: - Outfitting

  /// Makes a controller ready to be presented.
  package func outfit(_ presented: UIViewController, as style: ModalStyle) {
    presented.modalPresentationStyle = style.uiKitStyle
    switch subject.plan {
    case .system:
      if style == .customRemoval || driver != nil { giveCarefulDelegate(presented, style) }
    case .animator:
      giveCarefulDelegate(presented, style)
    case .delegate(let make, _):
      let delegate = transitioningDelegate(make)
      presented.transitioningDelegate = delegate
      listen(to: delegate, about: presented)
    case .installed(let places, _, let install):
      guard places.contains(.present) else { break }
      asSubject { install(presented) }
      listen(to: presented, about: presented)
    case .navigation, .tabs, .container, .segue:
      break
    }
    asSubject { subject.preparation?(presented) }
  }

  /// Makes a controller that is presented already ready to be dismissed under a driver.
  package func outfitForDriver(_ presented: UIViewController, as style: ModalStyle) {
    guard case .system = subject.plan, presented.transitioningDelegate == nil else { return }
    giveCarefulDelegate(presented, style)
  }

  /// Makes a navigation controller that is shown already ready to change its stack under a driver.
  package func outfitForDriver(_ navigation: UINavigationController) {
    guard case .system = subject.plan, navigation.delegate == nil else { return }
    let delegate = CarefulDelegate(self)
    kept.append(delegate)
    recorder.aside {
      navigation.delegate = delegate
      delegate.keepSwipe(in: navigation)
    }
  }

  private func giveCarefulDelegate(_ presented: UIViewController, _ style: ModalStyle) {
    let delegate = CarefulDelegate(self, isRemoving: style == .customRemoval)
    kept.append(delegate)
    recorder.aside { presented.transitioningDelegate = delegate }
  }

  /// Lets the subject's gesture lead on from a screen; false where it has none.
  ///
  /// - Parameters:
  ///   - screen: what the gesture is made over.
  ///   - leadOn: presents what is outfitted next, which gets the delegate that watches; or performs
  ///     the subject's segue.
  package func outfitEntrance(
    on screen: UIViewController, leadOn: @escaping @MainActor () -> Void
  ) -> Bool {
    switch (subject.entrance?.watcher, subject.plan) {
    case (.delegate(let watch), .delegate(let make, _)):
      let delegate = transitioningDelegate(make)
      waitingDelegate = delegate
      let pair = [ObjectIdentifier(delegate), ObjectIdentifier(screen)]
      if watched.insert(pair).inserted { asSubject { watch(delegate, screen, leadOn) } }
      return true
    case (.segue(let watch), .segue):
      if watched.insert([ObjectIdentifier(screen)]).inserted { asSubject { watch(screen, leadOn) } }
      return true
    case (_, _):
      return false
    }
  }

  private func transitioningDelegate(
    _ make: Subject.Make<any UIViewControllerTransitioningDelegate>
  ) -> any UIViewControllerTransitioningDelegate {
    if let waitingDelegate {
      self.waitingDelegate = nil
      return waitingDelegate
    }
    if isShared, let sharedDelegate { return sharedDelegate }
    let delegate = asSubject(make)
    kept.append(delegate)
    sharedDelegate = delegate
    return delegate
  }

  /// Makes a navigation controller ready to push and pop.
  package func outfit(_ navigation: UINavigationController) {
    switch subject.plan {
    case .system, .animator:
      let delegate = CarefulDelegate(self)
      kept.append(delegate)
      navigation.delegate = delegate
      delegate.keepSwipe(in: navigation)
    case .navigation(let make, _):
      let delegate = asSubject(make)
      kept.append(delegate)
      navigation.delegate = delegate
      listen(to: delegate, about: navigation)
    case .installed(let places, _, let install):
      if places.contains(.push) { asSubject { install(navigation) } }
    case .delegate, .tabs, .container, .segue:
      break
    }
    asSubject { subject.preparation?(navigation) }
  }

  /// Makes a tab bar controller ready to be used.
  ///
  /// The system's own selections have no animation; the plainest one stands in for it, so that there
  /// is something to compare animated selections with.
  package func outfit(_ tabs: UITabBarController) {
    switch subject.plan {
    case .system, .animator:
      animatesAlways = true
      let delegate = CarefulDelegate(self)
      kept.append(delegate)
      tabs.delegate = delegate
    case .tabs(let make, _):
      let delegate = asSubject(make)
      kept.append(delegate)
      tabs.delegate = delegate
      listen(to: delegate, about: tabs)
    case .installed(let places, _, let install):
      if places.contains(.select) { asSubject { install(tabs) } }
    case .delegate, .navigation, .container, .segue:
      break
    }
    asSubject { subject.preparation?(tabs) }
  }

  /// Makes a controller ready to be pushed.
  package func outfitPushed(_ pushed: UIViewController) {
    guard case .installed(let places, _, let install) = subject.plan, places.contains(.push)
    else { return }
    asSubject { install(pushed) }
  }

  // MARK: - Handing out

  /// The animator for the next transition; none where the system's own is to run.
  func nextAnimator(isForward: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    switch subject.plan {
    case .animator(let make):
      return isShared ? sharedAnimator(make) : freshAnimator(make)
    case .system:
      return driver == nil && !animatesAlways ? nil : ReferenceAnimator(isForward: isForward)
    case .delegate, .navigation, .tabs, .container, .segue, .installed:
      return nil
    }
  }

  private func sharedAnimator(
    _ make: Subject.Make<any UIViewControllerAnimatedTransitioning>
  ) -> any UIViewControllerAnimatedTransitioning {
    if let sharedAnimator { return sharedAnimator }
    let animator = asSubject(make)
    listen(to: animator, about: nil)
    sharedAnimator = animator
    return animator
  }

  private func freshAnimator(
    _ make: Subject.Make<any UIViewControllerAnimatedTransitioning>
  ) -> any UIViewControllerAnimatedTransitioning {
    let animator = asSubject(make)
    listen(to: animator, about: nil)
    animators.append(WeakAnimator(object: animator))
    return animator
  }

  /// The animators that nobody needs any more, and that are still alive.
  var leftoverAnimators: [AnyObject] { animators.compactMap(\.object) }
}
