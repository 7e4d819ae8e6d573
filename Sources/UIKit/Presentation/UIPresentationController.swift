import CoreGraphics
public import Foundation
import TransitionVocabulary
import UIKitSemantics
import VirtualTime

/// An object that manages how one controller is shown above another.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  @exclusivity(unchecked) private final var parties = PresentationParties()
  final var storedPresented: UIViewController? { parties.presented }
  /// The presentation that it manages.
  final var presentation: ActivePresentation? {
    get { parties.presentation }
    set { parties.presentation = newValue }
  }
  /// The presented controller, kept unless it keeps this object for a presentation to come.
  final var keptPresented: UIViewController?
  /// What this controller knows of its traits.
  @exclusivity(unchecked) final var traits = TraitMachine(guess: World.current.screenTraits)
  /// What few have: overrides, and those who want to hear of changes.
  final var storedTraitSettings: TraitSettings?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    keptPresented = presentedViewController
    super.init()
    parties.meet(presentedViewController, presentingViewController)
  }

  /// The controller above which the other is shown.
  open var presentingViewController: UIViewController {
    presentation?.presenter ?? parties.presenter ?? presentedViewController
  }
  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }
  open var presentationStyle: UIModalPresentationStyle {
    presentation?.publicStyle ?? presentedViewController.settledStyle
  }
  /// The view in which the presentation plays; none before it begins (CX-11).
  open var containerView: UIView? { openContainer }
  /// Who hears of adaptation and of the system's own dismissals; it is not kept.
  @exclusivity(unchecked) open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style to take on where there is little room from side to side; none to keep one's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// What the presented controller has in the place of what comes to it from above.
  @exclusivity(unchecked) open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.disturbTraits() }
  }
  /// The traits, as they were before the last layout; a guess until the presentation plays. (Inferred.)
  open var traitCollection: UITraitCollection { askedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view that is shown; the presented controller's, by default (CX-11).
  open var presentedView: UIView? { presentedViewController.view }
  /// Where the view ends in the container; all of it, by default (CX-11).
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window when the presentation is complete (CX-11).
  open var shouldRemovePresentersView: Bool { false }
  /// The size that the presented controller likes to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Told that the presented controller likes another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that the presented controller will have in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Told that the container's size will change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeChange(to: size, with: coordinator)
  }
  /// Told that traits will change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraitChange(to: newCollection, with: coordinator)
  }
  /// The style to take on in an environment; none to keep one's own.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none }
  /// What watches the user's fingers while the presentation is open, where they may end it.
  func watch(_ presentation: ActivePresentation) -> (any FingerWatch)? {
    if presentation.style.isSheet { return SheetWatch(presentation) }
    return presentation.style == .popover ? PopoverWatch(presentation) : nil
  }
  /// Hears that what is presented is up: it has come, or its dismissal was given up.
  func comeToRest() {}
  /// Whether a touch in the container, beside what is presented, is for what lies behind.
  func letsThrough(_ point: CGPoint) -> Bool { false }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Those whom a presentation's controller knows, and does not keep.
@MainActor private struct PresentationParties {
  @ZeroingWeak var presenter: UIViewController?
  @ZeroingWeak var presented: UIViewController?
  @ZeroingWeak var presentation: ActivePresentation?

  mutating func meet(_ presented: UIViewController, _ presenter: UIViewController?) {
    _presented.refer(to: presented)
    if let presenter { _presenter.refer(to: presenter) }
  }
}

extension UIPresentationController {
  /// Whether somebody may have overridden its hooks; those of the host's own that do so are no others than these.
  private var mayHearHooks: Bool {
    let type = type(of: self)
    return type != UIPresentationController.self && type != FullScreenPresentationController.self
      && type != OverFullScreenPresentationController.self
  }

  private var openContainer: UIView? {
    guard let container = presentation?.container, container.superview != nil else { return nil }
    return container
  }

  /// Calls a hook, across the border; one that nobody overrode does nothing, and is not called.
  final func ask(
    _ question: EventKind, _ arguments: @autoclosure () -> [SceneEvent.Argument] = [],
    transition: Int?, _ call: () -> Void
  ) {
    guard mayHearHooks else { return }
    World.current.cross(
      to: self, as: .presentationController, question, arguments(), transition: transition, call)
  }

  /// Asks which view is presented, and reports one that is not the presented controller's own (CU-10, CU-11, CX-04).
  final func reportPresentedView(in transition: Int?) {
    guard mayHearHooks else { return }
    let view = World.current.acting(as: Cause(.subject, transition: transition)) { presentedView }
    guard let view, view !== presentedViewController.viewIfLoaded else { return }
    World.current.report(
      .answer(
        .init(.asked(self, as: .presentationController, transition: transition), .presentedView),
        .presentedView(view)))
  }

  /// Puts a view that rests where this controller says, whatever became of the container. (Inferred.)
  final func keepPresentedViewInPlace() {
    guard let presentation, presentation.phase == .presented, let view = presentedView,
      view.transform.isIdentity, view.superview === presentation.container
    else { return }
    let frame = frameOfPresentedViewInContainerView
    if !view.frame.isSame(as: frame) { view.frame = frame }
  }

  /// Lays out the container between the hooks. (Inferred.)
  ///
  /// - Parameter layout: lays out by constraints.
  final func layOutContainer(_ layout: () -> Void) {
    guard mayHearHooks else { return layout() }
    let view = presentation?.container
    ask(.containerViewWillLayoutSubviews, transition: nil) {
      tracking(.beforeContainersLayout, and: view) { containerViewWillLayoutSubviews() }
    }
    layout()
    ask(.containerViewDidLayoutSubviews, transition: nil) {
      tracking(.afterContainersLayout, and: view) { containerViewDidLayoutSubviews() }
    }
  }
}
