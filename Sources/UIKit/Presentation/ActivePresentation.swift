import CoreGraphics
import UIKitSemantics

/// One controller shown above another, from the request to the end of its dismissal.
@MainActor final class ActivePresentation: WeaklyReferenced {
  @exclusivity(unchecked) private var weakReferenceOwner = WeakReferenceOwner()
  var weakReferenceCell: WeakReferenceCell { weakReferenceOwner.weakReferenceCell(of: self) }

  /// Where a presentation stands.
  enum Phase {
    case presenting, presented, dismissing, over
  }

  let presented: UIViewController
  /// Those below, whom it does not keep; read so often that a check of each access would be felt.
  @exclusivity(unchecked) private var ground = PresentationGround()
  var presenter: UIViewController? { ground.presenter }
  /// Who was asked to present: the presenter, or one that lives in it.
  var source: UIViewController? {
    get { ground.source }
    set { ground.source = newValue }
  }
  /// The lowest of those on whom it stands: the first presenter of the chain, whom nobody presents.
  var base: UIViewController? {
    get { ground.base }
    set { ground.base = newValue }
  }
  /// Whether a controller is the lowest of those on whom it stands, which is found out without keeping it.
  func stands(on controller: UIViewController) -> Bool { ground.isBased(on: controller) }
  let controller: UIPresentationController
  // What is read or changed at one go, and often, is spared checks at run time.
  /// The segue that it comes from, kept for as long (SG-04).
  @exclusivity(unchecked) private var segue: UIStoryboardSegue?
  /// The style, which adapts when the presentation begins, and where the room is another.
  @exclusivity(unchecked) var adaptableStyle: AdaptableStyle
  /// The view that holds what is presented for as long as it is.
  let container = PresentationContainerView(frame: .zero)
  @exclusivity(unchecked) var phase = Phase.presenting {
    didSet { if phase == .presented { controller.comeToRest() } }
  }
  /// Whether a dismissal has begun, after it was asked for, and was not given up.
  @exclusivity(unchecked) var hasBegunToLeave = false
  /// Whether the presenter's view leaves the window; known when the presentation begins.
  @exclusivity(unchecked) private(set) var removesPresenter = false
  /// Whether the container was put in place, and not taken out for good.
  @exclusivity(unchecked) private(set) var isOpen = false
  /// What watches the user's fingers, under styles that he may end.
  private(set) var watch: (any FingerWatch)?
  /// Where the presenter's view was taken from.
  @exclusivity(unchecked) private var home: ViewPlace?
  /// What takes the input from what lies below, as long as the presentation is there.
  @exclusivity(unchecked) var presentersInput: InputLoan?
  /// The view of an app's own in which the presenter's view was when the presentation began.
  @exclusivity(unchecked) private var homeRoom: HomeRoom?
  /// Where the presenter's view is to be again as far as the window and the presentations below tell, in the container's
  /// coordinates.
  @exclusivity(unchecked) var homeFrameByWindow = CGRect.zero
  /// Where the presenter's view is to be again when the presentation has ended, whatever moves it meanwhile, in the
  /// container's coordinates.
  var homeFrame: CGRect { homeRoom?.frame(in: container) ?? homeFrameByWindow }

  init(
    of presented: UIViewController, over presenter: UIViewController,
    controller: UIPresentationController, style: UIModalPresentationStyle
  ) {
    self.presented = presented
    self.controller = controller
    adaptableStyle = AdaptableStyle(style)
    ground.stand(on: presenter, presenter.ownPresentation?.base)
    container.hold(self)
    controller.presentation = self
    presenter.presentation = self
    presented.ownPresentation = self
    World.current.presentations.add(self)
  }

  /// The style, after adaptation.
  var style: PresentationStyle { adaptableStyle.style }

  /// The style by UIKit's name, after adaptation.
  var publicStyle: UIModalPresentationStyle { adaptableStyle.publicStyle }

  var isBusy: Bool { phase == .presenting || phase == .dismissing }

  /// This presentation and those made above it, lowest first.
  var chain: [ActivePresentation] {
    var chain = [self]
    while let above = chain[chain.count - 1].presented.presentation {
      Steps.take()
      chain.append(above)
    }
    return chain
  }

  /// Whether this presentation, or one above it, comes or goes.
  var isAnyBusy: Bool {
    var next: ActivePresentation? = self
    while let link = next {
      if link.isBusy { return true }
      next = link.presented.presentation
    }
    return false
  }

  /// Whether the presenter's view was taken, and is to come back with the dismissal.
  var hasPresentersView: Bool { removesPresenter && home != nil && phase != .over }

  /// Whether the presented controller decides the status bar.
  var holdsStatusBar: Bool {
    let takesIt =
      style.takesStatusBar || presented.modalPresentationCapturesStatusBarAppearance
    return takesIt && isOpen && !hasBegunToLeave && phase != .over
  }

  /// The system's animation: the presented controller's, or that of who provides the context.
  var systemLook: UIModalTransitionStyle {
    if style == .popover { return .crossDissolve }
    guard style.playsInContext, let presenter, presenter.definesPresentationContext,
      presenter.providesPresentationContextTransitionStyle
    else { return presented.preferredLook }
    return presenter.modalTransitionStyle
  }

  /// The system's animator: of a zoom that is wanted, or of the look.
  func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    if let zoom = presented.preferredZoom {
      return SystemZoomAnimator(zoom, isComing: isPresenting)
    }
    return SystemModalAnimator(systemLook, isPresenting: isPresenting)
  }

  /// Keeps the segue that it comes from; where the presenter is the source, the two do not keep each other alive.
  func keep(_ segue: UIStoryboardSegue) {
    self.segue = segue
    guard segue.source === presenter else { return }
    segue.letGoOfSource()
    World.current.keptSegues.add(self)
  }

  /// Lets the segue keep its source exactly if somebody else keeps the segue, who may ask for it at any time.
  ///
  /// - Returns: whether there is still a segue that this one keeps.
  func weighSegue() -> Bool {
    guard phase != .over, let presenter, segue?.source === presenter else { return false }
    if isKnownUniquelyReferenced(&segue) { segue?.letGoOfSource() } else { segue?.keepSource() }
    return true
  }

  // MARK: - Views

  /// Puts the container above the view of who provides the context, or in front of the window.
  ///
  /// A context's container covers that view and no more (OC-04, CX-06).
  func openContainer() {
    removesPresenter = style.removesPresenter(customAnswer: controller.shouldRemovePresentersView)
    guard let view = presenter?.storedView, let window = view.window else { return }
    isOpen = true
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if style.playsInContext, let place = view.superview {
      container.frame = view.frame
      place.insertSubview(container, aboveSubview: view)
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
    homeFrameByWindow = view.frame(in: container)
    homeRoom = HomeRoom(of: view)
    // Its traits reach a presentation controller before the presentation begins (PT-11).
    container.lookAtTraitsAtOnce()
    followFingers()
  }

  /// Takes the presenter's view away, or puts it back, as the new style has it.
  func exchangePresenter() {
    let removes = style.removesPresenter(customAnswer: controller.shouldRemovePresentersView)
    guard removes != removesPresenter, let presenter else { return }
    if removes {
      removesPresenter = true
      presenter.beginAppearance(false, animated: false)
      borrowPresentersView()
      dropPresentersView()
    } else {
      presenter.beginAppearance(true, animated: false)
      if let view = presenter.storedView { home?.take(view, near: container) }
      removesPresenter = false
    }
    presenter.endAppearance()
    World.current.statusBar.update()
  }

  /// Lets the user's fingers do what the style allows them.
  func followFingers() {
    for recognizer in container.systemRecognizers { container.removeGestureRecognizer(recognizer) }
    container.systemRecognizers = []
    watch = controller.watch(self)
  }

  /// Moves the container, and with it the place that the presenter's view will find.
  func moveContainer(to frame: CGRect) {
    guard container.frame != frame else { return }
    homeFrameByWindow.size.width += frame.width - container.frame.width
    homeFrameByWindow.size.height += frame.height - container.frame.height
    container.frame = frame
  }

  /// Takes the presenter's view into the container, and keeps its place in mind (CX-06, CX-07).
  func borrowPresentersView() {
    guard removesPresenter, let view = presenter?.storedView,
      let place = ViewPlace(of: view, near: container)
    else { return }
    home = place
    homeRoom = HomeRoom(of: view)
    homeFrameByWindow = view.convert(view.bounds, to: container)
    ViewPlace.keepingCenter(of: view, in: container) { container.insertSubview(view, at: 0) }
  }

  /// Takes the presenter's view out of the container and the window.
  func dropPresentersView(from container: UIView? = nil) {
    guard removesPresenter, let view = presenter?.storedView,
      view.isDescendant(of: container ?? self.container)
    else { return }
    view.removeFromSuperview()
  }

  /// Where the presenter's view was taken from, as long as the container stands beside it.
  var presentersPlace: UIView? { home?.superview(near: container) }

  /// Whether the presenter's view may come back to where it was: a window has room for no root but its
  /// own, and its root may have been replaced meanwhile. (Inferred; LW-09 leaves it open.)
  func welcomesPresenter(to place: UIView?) -> Bool {
    guard let place else { return false }
    guard let window = place as? UIWindow else { return true }
    return window.rootViewController === presenter
  }

  /// Puts the presenter's view back where it was, if it is in a presentation's container.
  ///
  /// A view that an animator of the user's left out stays out. (Inferred.)
  func returnPresentersView(from container: UIView) {
    guard removesPresenter, let view = presenter?.storedView, view.isDescendant(of: container)
    else { return }
    if welcomesPresenter(to: presentersPlace) {
      home?.take(view, near: self.container)
    } else {
      view.removeFromSuperview()
    }
  }

  /// Ends the presenter's way back; one that is not welcome any more turns round first.
  func endPresentersReturn(to place: UIView?, inSeenPlace isPlaceSeen: Bool, animated: Bool) {
    guard let presenter else { return }
    presenter.deliverOwedByLayout()
    guard !welcomesPresenter(to: place) else {
      return end(presenter, inSeenPlace: isPlaceSeen)
    }
    if presenter.isShownOrComing { presenter.beginAppearance(false, animated: animated) }
    presenter.endAppearanceIfOpen()
  }

  /// Takes the container, with what is presented, out of the window.
  func closeContainer() {
    isOpen = false
    container.removeFromSuperview()
    if let view = presented.storedView, view.isDescendant(of: container) {
      view.removeFromSuperview()
    }
  }

  /// Cuts the ties between the two controllers.
  func unlink() {
    phase = .over
    segue?.keepSource()
    if let presenter { World.current.formerRoots.drop(presenter) }
    if presenter?.presentation === self { presenter?.presentation = nil }
    if presented.ownPresentation === self { presented.ownPresentation = nil }
    World.current.presentations.remove(self)
    if let above = presented.presentation { for link in above.chain { link.base = presented } }
  }
}

/// Those on whom a presentation stands.
@MainActor private struct PresentationGround {
  @ZeroingWeak var presenter: UIViewController?
  @ZeroingWeak var source: UIViewController?
  @ZeroingWeak var base: UIViewController?

  /// Stands on a presenter, and on the base that it stands on itself; else it is the base.
  mutating func stand(on presenter: UIViewController, _ base: UIViewController?) {
    _presenter.refer(to: presenter)
    if let base { _base.refer(to: base) } else { _base = _presenter }
  }

  func isBased(on controller: UIViewController) -> Bool { _base.is(controller) }
}
