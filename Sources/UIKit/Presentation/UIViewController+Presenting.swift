import TransitionVocabulary
import UIKitSemantics

extension UIViewController {
  // MARK: - Knowing

  /// The presentation that this controller, or one that holds it, shows.
  final var presentationInForce: ActivePresentation? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presentation = current.presentation { return presentation }
      candidate = current.containment.parent
    }
    return nil
  }

  /// The presentation that shows this controller, or one that holds it.
  final var ownPresentationInForce: ActivePresentation? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presentation = current.ownPresentation { return presentation }
      candidate = current.containment.parent
    }
    return nil
  }

  /// Forgets that the controller comes or goes, unless it moves the other way by now.
  final func comeToRest(from motion: PresentationSettings.Motion) {
    if presentationSettings.motion == motion { presentationSettings.motion = .resting }
  }

  final var isArrivingByPresentation: Bool { presentationSettings.motion == .arriving }
  final var isLeavingByDismissal: Bool { presentationSettings.motion == .leaving }

  /// The object that manages the presentation; made beforehand where somebody asks early (PT-07).
  final var currentPresentationController: UIPresentationController? {
    if let own = ownPresentationInForce { return own.controller }
    if let prepared = presentationSettings.prepared { return prepared.controller }
    let style = settledStyle
    let made = makePresentationController(over: nil, source: self)
    made.keptPresented = nil
    presentationSettings.prepared = (made, style)
    return made
  }

  /// The style of the presentation to come: the one that held when somebody first asked for its
  /// presentation controller, or else the one that is set (PT-07).
  final var settledStyle: UIModalPresentationStyle {
    presentationSettings.prepared?.style ?? modalPresentationStyle.adapted
  }

  /// The presentation controller in force; the sheet's where a popover became one (PT-10).
  final var presentationControllerInForce: UIPresentationController? {
    guard let presentation = ownPresentationInForce else { return nil }
    let popover = presentation.controller as? UIPopoverPresentationController
    guard let popover, presentation.style.isSheet else { return presentation.controller }
    return popover.adaptiveSheetPresentationController
  }

  /// Whether parents and presenters lead from here to a window's root; the presenters of a chain lead to its base.
  private var isAttached: Bool {
    Steps.take()
    let top = topmostContainer
    if let base = top.ownPresentation?.base { return base.isAttached }
    return top.storedView?.window?.rootViewController === top
      || World.current.hasRoot(top)
  }

  // MARK: - Presenting

  final func requestPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard !World.current.isHalted else { return }
    World.report(.requested(self, .present, presented.arguments(animated: animated)))
    let presenter = presenter(for: presented)
    let verdict = judge(presented, over: presenter)
    guard verdict.comesAfterLoading else { return complain(verdict, presented, presenter) }
    let promise = completion.map(Promise.init)
    let shown = presented.standIn(in: presenter.traitCollection)
    let change = World.acting(as: .host) {
      let change = PresentingChange(
        shown, over: presenter, source: self, isAnimated: animated, completion: promise)
      change.askAndLoad()
      return change
    }
    complain(verdict, presented, presenter)
    World.acting(as: .host) { verdict.isRefusal ? change.giveUp() : change.schedule() }
  }

  /// The controller that presents where this one is asked to (MC-06, OC-02, OC-03).
  private func presenter(for presented: UIViewController) -> UIViewController {
    let route = PresenterRoute<UIViewController>(
      parent: { $0.containment.parent }, definesContext: { $0.definesPresentationContext })
    return route.presenter(
      for: self, under: PresentationStyle(presented.settledStyle))
  }

  /// The controller that a delegate shows in this one's place under the style that it adapts to.
  private func standIn(in traits: UITraitCollection) -> UIViewController {
    guard let controller = presentationSettings.prepared?.controller, controller.delegate != nil
    else { return self }
    let style = PresentationStyle(controller.presentationStyle)
    let answer = controller.adaptationAnswer(in: traits)
    guard answer != .none, style.adapted(to: PresentationStyle(answer)) != style,
      let standIn = controller.askDelegate(
        .viewControllerForAdaptivePresentationStyle,
        {
          $0.presentationController($1, viewControllerForAdaptivePresentationStyle: answer)
        }) ?? nil, standIn !== self
    else { return self }
    standIn.modalPresentationStyle = answer
    standIn.presentationController?.delegate = controller.delegate
    return standIn
  }

  private func judge(
    _ presented: UIViewController, over presenter: UIViewController
  ) -> PresentationRequest.Verdict {
    var request = PresentationRequest()
    let style = presented.settledStyle
    request.presentsItself =
      presented === self || presented === presenter || presented === topmostContainer
    request.hasStyle = presented.modalPresentationStyle != .none
    request.curlsOverPart =
      presented.modalTransitionStyle == .partialCurl && style != .fullScreen
    request.isPresented = presented.ownPresentation != nil
    request.hasParent = presented.containment.parent != nil
    request.presenterIsBusy =
      presenter.presentation?.isBusy ?? (presenter.ownPresentation?.phase == .presenting)
    request.presenterIsPresenting = presenter.presentation != nil
    request.presenterIsInWindow =
      presenter.storedView?.isInWindow == true && !presenter.isLeavingByDismissal
    request.callerIsAttached = isAttached
    return request.verdict
  }

  private func complain(
    _ verdict: PresentationRequest.Verdict, _ presented: UIViewController,
    _ presenter: UIViewController
  ) {
    guard verdict != .accept else { return }
    let world = World.current
    let names = names(presented, presenter)
    switch verdict {
    case .accept: break
    case .acceptWith(let id): world.complain(id, .logged, names, about: self)
    case .refuse(let id): world.complain(id, .refused, names, about: presented)
    case .raise(let id): world.complain(id, .raised, names, about: presented)
    }
  }

  private func names(
    _ presented: UIViewController, _ presenter: UIViewController
  ) -> ComplaintNames {
    ComplaintNames(
      caller: describe(self), subject: describe(presented), presenter: describe(presenter),
      other: describe(otherParty(of: presented, presenter)))
  }

  private func otherParty(
    of presented: UIViewController, _ presenter: UIViewController
  ) -> UIViewController? {
    presented.ownPresentation?.presenter ?? presented.containment.parent
      ?? presenter.presentation?.presented
  }

  /// The object that is to manage the presentation: one that was asked for early, or a new one.
  ///
  /// A delegate is asked again, for only now it can be told who presents. (Inferred.)
  final func takePresentationController(
    over presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let prepared = presentationSettings.prepared
    guard let prepared, prepared.style != .custom else {
      return makePresentationController(over: presenter, source: source)
    }
    prepared.controller.keptPresented = self
    return prepared.controller
  }

  /// Makes the object that manages the presentation: the delegate's for a custom style (CU-10).
  final func makePresentationController(
    over presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let own = presentationController(ownOver: presenter) { return own }
    switch settledStyle {
    case .custom:
      return delegatesPresentationController(over: presenter, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen, .currentContext:
      return FullScreenPresentationController(presentedViewController: self, presenting: presenter)
    case .overFullScreen, .overCurrentContext:
      return OverFullScreenPresentationController(
        presentedViewController: self, presenting: presenter)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet, .automatic, .none:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    @unknown default:
      return UISheetPresentationController(presentedViewController: self, presenting: presenter)
    }
  }

  private func delegatesPresentationController(
    over presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    askTransitioningDelegate(.presentationControllerForPresented) {
      $0.presentationController(forPresented: self, presenting: presenter, source: source)
    }
  }

  /// Asks this controller's transitioning delegate, across the border.
  final func askTransitioningDelegate<Value>(
    _ question: EventKind,
    _ call: (any UIViewControllerTransitioningDelegate) -> Value?
  ) -> Value? {
    guard let delegate = transitioningDelegate else { return nil }
    return World.current.cross(
      to: delegate, as: .transitioningDelegate, question, [.controller(self)], transition: nil
    ) { call(delegate) }
  }

  /// The style by the name that it was given, which traces print.
  private var namedStyle: UIModalPresentationStyle {
    let style = presentationSettings.style
    return style.concrete == modalPresentationStyle ? style : modalPresentationStyle
  }

  /// What a request to present this controller says of it.
  private func arguments(animated: Bool) -> [SceneEvent.Argument] {
    [
      .controller(self), .init("style", .presentationStyle(namedStyle)),
      .animated(animated),
    ]
      + (modalPresentationCapturesStatusBarAppearance
        ? [.init("capturesStatusBar", .flag(true))] : [])
  }

  // MARK: - Dismissing

  final func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    guard !World.current.isHalted else { return }
    World.report(.requested(self, .dismiss, .animated(animated)))
    let above = presentationInForce
    let own = ownPresentationInForce
    let plan = DismissalPlan(
      presentsSomebody: above != nil, isPresented: own != nil,
      isBusy: (above ?? own)?.isAnyBusy ?? false)
    switch plan {
    case .dismissPresented:
      if let above { dismiss(above, animated: animated, completion: completion) }
    case .dismissSelf:
      if let own { dismiss(own, animated: animated, completion: completion) }
    case .nothing:
      break
    case .refuse(let id):
      let names = ComplaintNames(presenter: describe((above ?? own)?.presenter))
      World.current.complain(id, .refused, names, about: self)
    }
  }

  private func dismiss(
    _ presentation: ActivePresentation, animated: Bool, completion: (() -> Void)?
  ) {
    let promise = completion.map(Promise.init)
    World.acting(as: .host) {
      DismissingChange(presentation, isAnimated: animated, completion: promise)?.schedule()
    }
  }
}
