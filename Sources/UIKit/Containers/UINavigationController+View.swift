import CoreGraphics
import TransitionVocabulary

/// The root view of a navigation; its layout is the moment at which changes begin (NV-02).
final class NavigationRootView: UIView {
  @exclusivity(unchecked) private var tie = ZeroingWeak<UINavigationController>()
  /// The controller, which keeps this view and not the other way round.
  var navigation: UINavigationController? {
    get { tie.wrappedValue }
    set { tie.wrappedValue = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    navigation?.layOutStack()
  }

  /// No layout comes any more that could show what waits.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let navigation, window == nil, navigation.appearancePhase == .gone {
      navigation.showQueueSoon()
    }
  }
}

/// The view in which a navigation's transitions play (CX-10).
final class NavigationTransitionView: UIView, HostOwned {}

extension UINavigationController {
  /// Builds the views that lie between this controller's and the top's (CX-10).
  final func buildView() {
    let view = NavigationRootView(frame: UIScreen.main.bounds)
    view.navigation = self
    let fill: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let transitionView = NavigationTransitionView(frame: view.bounds)
    let wrapper = ControllerWrapperView(frame: view.bounds)
    wrapper.bars = self
    for filling in [view, transitionView, wrapper] { filling.autoresizingMask = fill }
    view.addSubview(transitionView)
    transitionView.addSubview(wrapper)
    navigationBar.autoresizingMask = .flexibleWidth
    view.addSubview(navigationBar)
    stack.wrapper = wrapper
    view.addGestureRecognizer(popGesture.recognizer)
    self.view = view
    placeBars()
    barGestures?.attach()
  }

  final func layOutStack() {
    guard view.isInWindow else { return placeBars() }
    World.acting(as: .host) {
      placeBars()
      showQueue()
      showTopIfNeeded()
      placeTop()
    }
  }

  /// Puts the top's view in place where no transition will.
  final func showTopIfNeeded() {
    guard stack.change == nil, stack.queue.isEmpty else { return }
    show(topViewController)
  }

  /// Replaces the view that is in place by another's, without a transition.
  final func show(_ top: UIViewController?) {
    guard let wrapper = stack.wrapper, stack.shown !== top else { return }
    defer { refreshToolbar() }
    let old = stack.shown
    stack.shown = top
    let isSeen = appearancePhase == .shown && wrapper.isInWindow
    if isSeen { announceShow(of: top, insteadOf: old) }
    if let top, let view = top.viewInPlace {
      let room = room(for: top)
      view.frame = room
      noteGiven(room)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      wrapper.addSubview(view)
      top.bringGuest(into: wrapper)
    }
    old?.leavePlace(in: wrapper)
    if isSeen { concludeShow(of: top, insteadOf: old) }
  }

  private func announceShow(of top: UIViewController?, insteadOf old: UIViewController?) {
    old?.beginAppearance(false, animated: false)
    guard let top else { return }
    top.beginAppearance(true, animated: false)
    tellDelegate(.willShow, of: top, transition: nil, animated: false)
  }

  private func concludeShow(of top: UIViewController?, insteadOf old: UIViewController?) {
    top?.deliverOwedByLayout()
    old?.endAppearance()
    guard let top else { return }
    top.endAppearance()
    tellDelegate(.didShow, of: top, transition: nil, animated: false)
  }

  // MARK: - Telling

  /// Tells the delegate of the first controller that will be shown (ND-01).
  final func announceFirstShow(animated: Bool) {
    guard stack.firstShow == .ahead, let top = topViewController else { return }
    stack.firstShow = .announced
    tellDelegate(.willShow, of: top, transition: nil, animated: animated)
  }

  /// Tells the delegate of the first controller that is shown, before that one is told (ND-01).
  final func concludeFirstShow(animated: Bool) {
    guard stack.firstShow == .announced, let top = topViewController else { return }
    stack.firstShow = .over
    tellDelegate(.didShow, of: top, transition: nil, animated: animated)
  }

  final func tellDelegate(
    _ question: EventKind, of controller: UIViewController, transition: Int?,
    animated: Bool
  ) {
    guard let delegate else { return }
    World.current.cross(
      to: delegate, as: .navigationDelegate, question, [.controller(controller)],
      transition: transition
    ) {
      if question == .willShow {
        delegate.navigationController(self, willShow: controller, animated: animated)
      } else {
        delegate.navigationController(self, didShow: controller, animated: animated)
      }
    }
  }
}
