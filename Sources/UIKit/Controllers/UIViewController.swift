import CoreGraphics
public import Foundation
import TransitionVocabulary
import UIKitSemantics

/// An object that looks after a view and after its life on the screen.
@preconcurrency @MainActor open class UIViewController: UIResponder, WeaklyReferenced {
  // MARK: - State

  @exclusivity(unchecked) final var weakReferenceOwner = WeakReferenceOwner()
  final var storedView: UIView?
  // What is read or changed at one go, and often, is spared checks at run time.
  @exclusivity(unchecked) final var appearance = AppearanceDriver()
  @exclusivity(unchecked) final var containment = ContainmentState()
  /// What this controller knows of its traits.
  @exclusivity(unchecked) final var traits = TraitMachine(guess: World.current.screenTraits)
  /// Who is to answer for what this controller's own methods do; none where their callers are.
  final var answerer: SceneCause?
  /// What follows each callback of appearance behind this controller's own code.
  final var companion: (@MainActor (EventKind) -> Void)?
  @exclusivity(unchecked) private final var presentations = PresentationTies()
  /// What this controller presents, while it does.
  final var presentation: ActivePresentation? {
    get { presentations.above }
    set { presentations.above = newValue }
  }
  /// The presentation that shows this controller.
  final var ownPresentation: ActivePresentation? {
    get { presentations.own }
    set { presentations.own = newValue }
  }
  @exclusivity(unchecked) final var presentationSettings = PresentationSettings()
  /// What few controllers have.
  final var keepsakes: ControllerKeepsakes?
  /// What this controller knows of the storyboard that it came from.
  final var storyboardRecord: StoryboardRecord?
  /// What this controller was told last that is covered of its view.
  final var knownSafeArea = UIEdgeInsets.zero
  /// What this controller itself adds to the safe area of its view.
  final var addedInsets = UIEdgeInsets.zero

  // MARK: - Making a controller

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    MainThread.letGo(of: self) { $0.storedView?.controllerReference = nil }
  }

  public final let nibName: String?
  public final let nibBundle: Bundle?
  open var title: String?
  open override var next: UIResponder? { nextResponder }
  /// The keys that call methods while the controller is in the chain: those that were added to it.
  open override var keyCommands: [UIKeyCommand]? { addedKeys.isEmpty ? nil : addedKeys }
  private var addedKeys: [UIKeyCommand] = []
  /// Adds a key that calls a method while the controller is in the chain.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeys.append(keyCommand) }
  /// Takes a key away that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeys.removeAll { $0 === keyCommand }
  }

  // MARK: - The view

  /// The root view, loaded on first use.
  open var view: UIView! {
    get { loadedView }
    set { replaceView(newValue) }
  }
  /// The root view, where it is loaded.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the root view is loaded.
  open var isViewLoaded: Bool { storedView != nil }
  /// Loads the root view where it is not.
  open func loadViewIfNeeded() { if storedView == nil { _ = loadedView } }
  /// Makes the root view; the default is an empty one, for nibs are not read.
  open func loadView() { storedViewDefault() }
  open func viewDidLoad() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view, in its place; the default lets the view do it (UIKit's headers).
  open func updateViewConstraints() { storedView?.updateConstraints() }
  /// Told that memory is short; never here, where there is enough.
  open func didReceiveMemoryWarning() {}
  /// Told when what was kept is there; never here, where nothing is kept.
  open func applicationFinishedRestoringState() {}
  /// Told that the view's margins changed; never here.
  open func viewLayoutMarginsDidChange() {}
  /// Told before a turn, before iOS 8; never called here, nor on later systems.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Told during a turn, before iOS 8; never called here, nor on later systems.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// What can be done with this controller while it is previewed; never asked here.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
  /// Asked for what is to be kept until the next launch; never here, where nothing is kept.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Given what was kept; never here, where nothing is kept.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Told after a turn, before iOS 8; never called here, nor on later systems.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// The size that a container or a presentation may give to the view.
  open var preferredContentSize: CGSize = .zero {
    didSet { announcePreferredSize(insteadOf: oldValue) }
  }
  /// The edges at which the view reaches under bars that let something shine through.
  @exclusivity(unchecked) open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view reaches under other bars too.
  @exclusivity(unchecked) open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether a scroll view of this controller's adds the safe area to its insets by itself.
  ///
  /// Out of date: the scroll view's own behaviour says it since iOS 11, and where that is automatic, no
  /// here still means no. (Inferred.)
  @exclusivity(unchecked) open var automaticallyAdjustsScrollViewInsets = true
  /// What bars cover at the top of the view, for constraints; out of date since iOS 11.
  open var topLayoutGuide: any UILayoutSupport { view.follower(.above) }
  /// What bars cover at the bottom of the view, for constraints; out of date since iOS 11.
  open var bottomLayoutGuide: any UILayoutSupport { view.follower(.below) }
  /// What this controller's bars that are shown cover of the view that its children lie in.
  var coveredByBars: UIEdgeInsets { .zero }
  /// What is covered of the view beside what bars and edges cover.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { addedInsets }
    set { takeAdditionalInsets(newValue) }
  }
  /// Told when more or less of the view is covered, on the screen only.
  open func viewSafeAreaInsetsDidChange() {}
  /// The traits, as they were when the view was last looked at; a guess until it is seen (PT-12).
  open var traitCollection: UITraitCollection { askedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Looks at once what the traits of this controller, of its view and of all in it are.
  open func updateTraitsIfNeeded() { lookAtTraitsAtOnce() }
  /// Whether this controller and all in it are light or dark, whatever the user chose.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { styleOverride }
    set {
      styleOverride = newValue
      disturbTraits()
    }
  }
  /// Chooses traits for a child alone, at once; none lets those of this controller be the child's.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { choose(collection, for: childViewController) }
  /// The traits that are chosen for a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController)
    -> UITraitCollection?
  { childViewController.storedTraitSettings?.chosenByParent }
  /// Told that the view's size will change.
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
  /// The size that a child will have when this controller's view has a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Told that a child likes another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: - Appearance

  open func viewWillAppear(_ animated: Bool) { noteBase(.viewWillAppear, animated) }
  /// Told once an appearance, with the view in its window and laid out by its superview (LY-01).
  open func viewIsAppearing(_ animated: Bool) { noteBase(.viewIsAppearing, animated) }
  open func viewDidAppear(_ animated: Bool) { noteBase(.viewDidAppear, animated) }
  open func viewWillDisappear(_ animated: Bool) { noteBase(.viewWillDisappear, animated) }
  open func viewDidDisappear(_ animated: Bool) { noteBase(.viewDidDisappear, animated) }
  /// Announces, for a child, that it comes or goes (BE-01 to BE-14).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByHand(isAppearing, animated: animated)
  }
  /// Declares, for a child, that the announced change is over.
  open func endAppearanceTransition() { endByHand() }
  /// Whether children are told of this controller's own changes without further ado (CC-11).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: - Containment

  /// The controllers that live in this one.
  open var children: [UIViewController] { containment.children }
  /// The controller that this one lives in.
  open var parent: UIViewController? { containment.parent }
  /// Takes a child in, and tells it so beforehand (CC-04).
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent, and is told so afterwards (CC-04).
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) { noteComingMove(to: parent) }
  open func didMove(toParent parent: UIViewController?) { noteMove(to: parent) }
  /// Whether this controller appears because it gets a parent; true only inside of the callbacks that
  /// tell it so (documented).
  open var isMovingToParent: Bool { containment.isMovingToParent && isHearingOfComing }
  /// Whether this controller disappears because it loses its parent; true only inside of the callbacks
  /// that tell it so, and not while its children are told (NX-10, NX-11).
  open var isMovingFromParent: Bool { containment.isMovingFromParent && isHearingOfGoing }

  /// Replaces one child's view by another's, and tells both (CC-13).
  ///
  /// - Parameters:
  ///   - fromViewController: The child that is shown.
  ///   - toViewController: The child that is to be shown.
  ///   - duration: the length in seconds.
  ///   - options: How it is animated.
  ///   - animations: What is to be animated.
  ///   - completion: told at the end; the container then finishes the change of parents.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, during: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: - Presentation

  /// Shows a controller above this one, from the next commit on (CO-04).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }
  /// Ends what this controller presents, or, where it presents nothing, its own presentation (MC-04).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(animated: flag, completion: completion)
  }
  /// What this controller, or one that holds it, presents (MC-06).
  open var presentedViewController: UIViewController? { presentationInForce?.presented }
  /// Who presents this controller, or one that holds it.
  open var presentingViewController: UIViewController? { ownPresentationInForce?.presenter }
  /// The object that manages this controller's presentation, present or future.
  ///
  /// Who asks for it before the presentation settles the style: another one that is set afterwards
  /// changes nothing (PT-07).
  open var presentationController: UIPresentationController? { currentPresentationController }
  /// The object that manages the presentation that shows this controller; none before it is presented
  /// (PT-10).
  open var activePresentationController: UIPresentationController? {
    presentationControllerInForce
  }
  /// The object that manages a popover of this controller, present or future.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The object that manages a sheet of this controller, present or future.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The object that manages the presentation of one of UIKit's own controllers that brings its own.
  func presentationController(ownOver presenter: UIViewController?) -> UIPresentationController? {
    nil
  }
  /// Whether a responder outside of this controller's view has the input for it.
  func ownsInput(_ responder: UIResponder) -> Bool { false }
  open var isBeingPresented: Bool { isArrivingByPresentation }
  open var isBeingDismissed: Bool { isLeavingByDismissal }
  /// How this controller is to be shown; the automatic style reads back as a sheet's (PT-06).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentationSettings.style.concrete }
    set { presentationSettings.style = newValue }
  }
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentationSettings.transitionStyle }
    set { presentationSettings.transitionStyle = newValue }
  }
  /// How this controller likes to come and go; before the look that its transition style names.
  ///
  /// Differs from UIKit: fingers lead back from a zoom that was pushed, and only from the left edge.
  open var preferredTransition: Transition? {
    get { presentationSettings.preferredTransition }
    set { presentationSettings.preferredTransition = newValue }
  }
  /// Whether this controller decides the status bar under a style that does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { presentationSettings.capturesStatusBar }
    set { presentationSettings.capturesStatusBar = newValue }
  }
  /// Whether presentations in a context play in this controller's place (OC-02, OC-03).
  open var definesPresentationContext: Bool {
    get { presentationSettings.definesContext ?? definesContextUnasked }
    set { presentationSettings.definesContext = newValue }
  }
  /// Whether presentations in a context play in this controller's place although nobody said so.
  var definesContextUnasked: Bool { false }
  /// Whether presentations in the context that this controller defines look as it says.
  open var providesPresentationContextTransitionStyle: Bool {
    get { presentationSettings.providesTransitionStyle }
    set { presentationSettings.providesTransitionStyle = newValue }
  }
  /// Whether the system's gesture may not end the presentation.
  open var isModalInPresentation: Bool {
    get { presentationSettings.isModal }
    set { presentationSettings.isModal = newValue }
  }
  /// The object that chooses how this controller is shown; it is not kept.
  @exclusivity(unchecked)
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    willSet { noteTransitioningDelegate(isPresent: newValue != nil) }
  }
  /// The coordinator of the transition that this controller, or one that holds it, is in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    currentCoordinator
  }

  // MARK: - Navigation

  open var navigationController: UINavigationController? { ancestor() }
  open var tabBarController: UITabBarController? { ancestor() }
  open var splitViewController: UISplitViewController? { ancestor() }
  /// Takes in the secondary controller of a split view that becomes narrow; a stack pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Gives back the secondary controller of a split view that becomes wide; a stack pops it.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Whether bars at the bottom are hidden while this controller is in the stack that is shown.
  open var hidesBottomBarWhenPushed = false
  /// The buttons that a navigation's bar at the bottom shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.refreshToolbar() }
  }
  /// Sets the buttons; how they change is not modelled.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// What stands for this controller in a bar of tabs.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0) {
    didSet { tabBarController?.refreshItems() }
  }
  /// What the bar of a navigation shows for this controller.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  private final lazy var madeNavigationItem = UINavigationItem(of: self)

  // MARK: - Editing

  /// Whether the user changes what this controller shows.
  open var isEditing: Bool {
    get { keepsakes?.isEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends changing what this controller shows; the edit button says what it does next.
  open func setEditing(_ editing: Bool, animated: Bool) { note(editing: editing) }
  /// A button that begins and ends editing, animated.
  open var editButtonItem: UIBarButtonItem { editButton }

  // MARK: - Storyboards

  /// The storyboard that this controller came from.
  open var storyboard: UIStoryboard? { storyboardRecord?.storyboard }
  /// Told when everything that the storyboard says of this controller holds.
  open func awakeFromNib() {}
  /// Performs a segue of this controller's scene; one that is not there raises (K1).
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segue: identifier, sender: sender)
  }
  /// Asked before a segue that somebody's touch triggers, not before one that code asks for (Apple's
  /// reference).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Told before a segue shows its destination, whose view is not loaded yet.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Shows a controller as the containers around this one like, or else presents it.
  open func show(_ vc: UIViewController, sender: Any?) { passOn(.show, vc, sender: sender) }
  /// Shows a controller as a detail, as the containers around this one like, or else presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    passOn(.showDetail, vc, sender: sender)
  }
  /// The nearest controller from here outward that shows others in its own way.
  ///
  /// Differs from UIKit: it knows the containers of its own, and not who else overrides the action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    containerAnswering(action)
  }
  /// Whether an unwind segue may end here; whoever has the action agrees (Apple's reference).
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender as Any)
  }
  /// The older form of the question, which the newer one asks.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool { hasUnwindAction(action) }
  /// The children in which an unwind segue looks for its end, in order (Apple's reference).
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]
  { childrenWithout(source) }
  /// The child that the source of an unwind segue lies in, or was presented from.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    childOnWay(from: source)
  }
  /// Lets a container show the child that lies on the way to an unwind segue's end.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: - Status bar

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is to be hidden, as it is in low height unless somebody overrides it (WB-07).
  ///
  /// The window's height counts, for a controller that is not seen yet does not know its own. (Inferred.)
  open var prefersStatusBarHidden: Bool {
    let traits = World.statusBarWindow?.traitCollection ?? traitCollection
    return traits.verticalSizeClass == .compact
  }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the status bar's style in this controller's place (SB-01).
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides in this controller's place whether the status bar is shown (SB-01).
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Says that the answers about the status bar changed (SB-07).
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }
  /// Whether the keyboard stays when who has the input here gives it up, as it does in forms (KF-02).
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The ways in which the interface may lie: all on a pad, all but upside down on a phone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Whether turns of the device are followed.
  open var shouldAutorotate: Bool { true }
  /// How the interface is to lie when this controller comes to fill the window; as it does, by default.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    World.interfaceOrientation
  }
  /// Says that the interface may lie in other ways now; it turns at once where it has to, animated unless
  /// animations are off. (That it is at once is inferred.)
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    OrientationChange.look(.waysChanged)
  }
  /// The older form of the same.
  open class func attemptRotationToDeviceOrientation() { OrientationChange.look(.waysChanged) }

  // MARK: - The edges of the screen

  /// The edges whose gestures are this controller's before they are the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that says so in this controller's place.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that the edges changed; the controllers are asked at once. (Inferred.)
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { _ = SystemEdges.deferringEdges }
  /// Whether the bar at the bottom of the screen hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says so in this controller's place.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that the answer about the bar changed; the controllers are asked at once. (Inferred.)
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { _ = SystemEdges.isHomeIndicatorHidden }
  /// Whether a pointer stays where it is; there is none here.
  open var prefersPointerLocked: Bool { false }
  /// The child that says so in this controller's place.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Says that the answer about the pointer changed, which nobody asks for here.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
}
