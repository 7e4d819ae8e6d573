public import CoreGraphics
public import Foundation
public import QuartzCore
import UIKitSemantics

/// A rectangle on the screen, and what lies in it.
///
/// Real UIKit also draws; here nothing is rendered, and a view is its geometry, its place in the tree
/// and its properties.
@preconcurrency @MainActor open class UIView: UIResponder, WeaklyReferenced {
  // MARK: - State

  @exclusivity(unchecked) private final var weakReferenceOwner = WeakReferenceOwner()
  final var weakReferenceCell: WeakReferenceCell {
    weakReferenceOwner.weakReferenceCell(of: self)
  }
  /// The layer that holds the view's geometry and looks.
  open var layer: CALayer { ownLayer }
  /// The same, which no class can put another's face on.
  final let ownLayer: CALayer
  // What walks through the tree touches all the time, reading or replacing it at one go, is spared the
  // check at run time, which would cost more than the access.

  /// The views in this view, back to front.
  @exclusivity(unchecked) public internal(set) final var subviews: [UIView] = []
  // Those around know when they go, and take themselves away. Who only looks who is there, or goes on from one to
  // the next, keeps nobody: that would cost more than all that is done on the way. Walks up are written out by these
  // references: a type around them costs more where nothing is optimized.
  @exclusivity(unchecked) final var superviewReference: Unmanaged<UIView>?
  @exclusivity(unchecked) final var controllerReference: Unmanaged<UIViewController>?
  @exclusivity(unchecked) final var windowReference: Unmanaged<UIWindow>?
  /// The view that this one lies in.
  public internal(set) final var superview: UIView? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = Unmanaged(toNobodyKept: newValue) }
  }
  /// The controller whose root view this is.
  final var controller: UIViewController? {
    get { controllerReference?.takeUnretainedValue() }
    set { controllerReference = Unmanaged(toNobodyKept: newValue) }
  }
  /// The window around this view.
  final var storedWindow: UIWindow? {
    get { windowReference?.takeUnretainedValue() }
    set { windowReference = Unmanaged(toNobodyKept: newValue) }
  }
  /// Whether there is a window around this view.
  final var isInWindow: Bool { windowReference != nil }
  /// What layout this view and the views in it still need.
  @exclusivity(unchecked) final var layoutDebt = LayoutDebt()
  /// What this view knows of its traits, and what it and the views in it still have to hear.
  @exclusivity(unchecked) final var traits = TraitMachine(guess: World.current.screenTraits)
  @exclusivity(unchecked) final var traitDebt = TraitDebt.none
  /// Where this view lies in the one by which its safe area goes, as long as nothing moves.
  @exclusivity(unchecked) final var knownPlace: PlaceInSafeArea?
  /// How often any view had been disturbed in its traits when those around this one had looked at theirs last.
  @exclusivity(unchecked) final var traitsKnownAbove = 0
  @exclusivity(unchecked) final var flags = ViewFlags()
  /// How many of the views in this one do not follow their autoresizing masks.
  @exclusivity(unchecked) final var constrainedCount = 0
  @exclusivity(unchecked) final var storedRecognizers: [UIGestureRecognizer] = []
  @exclusivity(unchecked) final var rare: RareViewState?

  /// A number to find the view by.
  open var tag = 0
  /// How the view follows its superview's size.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []

  // MARK: - Making a view

  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    adoptLayer()
    ownLayer.frame = frame
  }

  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    adoptLayer()
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  // Views know their superview, their window and their controller, and layers their view, without
  // paying for weak references, so whoever goes says goodbye. A subclass's deinitializer runs before
  // this one and may still ask: until here there is somebody to answer, which a checked reference
  // would not believe.
  deinit {
    MainThread.letGo(of: self) { view in
      view.ownLayer.owner = nil
      for inner in view.subviews {
        inner.superviewReference = nil
        inner.flags.isCountedAsConstrained = false
      }
      PlaceInSafeArea.forget()
      for recognizer in view.storedRecognizers { recognizer.view = nil }
    }
  }

  /// The class of the view's layer; a class of your own is registered with `Headless`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: - Geometry

  /// The rectangle in the superview's coordinates; meaningless under a transform, as on iOS.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { ownLayer.frame = newValue }
  }
  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { ownLayer.bounds = newValue }
  }
  /// The middle in the superview's coordinates.
  open var center: CGPoint {
    get { ownLayer.position }
    set { ownLayer.position = newValue }
  }
  /// How the view is moved, scaled and turned about its anchor.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { ownLayer.setAffineTransform(newValue) }
  }
  /// The same in three dimensions.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { ownLayer.transform = newValue }
  }
  /// The scale of the content on this screen.
  open var contentScaleFactor: CGFloat = 3
  /// Says what size suits the view best; the default is the size that it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size that suits the view best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size that the content asks for by itself.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that the content asks for another size now.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    if !flags.translatesAutoresizingMask { placementChanged() }
  }
  /// The edges around what constraints align, inside of the frame.
  ///
  /// Differs from UIKit: constraints align the frame itself, whatever it says.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints would align, of a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame, of a rectangle that constraints would align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  /// The view whose first line of text stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last line of text stands for this one's.
  open var forLastBaselineLayout: UIView { self }
  /// Finds the view in this one that a point lies on.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(at: point, with: event)
  }
  /// Says whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: - Looks

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// Whether the view and all in it are not shown.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set { ownLayer.isHidden = newValue }
  }
  /// Whether what lies in the view is cut off at its bounds.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  open var backgroundColor: UIColor? {
    get { rare?.backgroundColor }
    set { setBackgroundColor(newValue) }
  }
  open var isOpaque: Bool {
    get { flags.isOpaque }
    set { flags.isOpaque = newValue }
  }
  open var contentMode: ContentMode {
    get { rare?.contentMode ?? .scaleToFill }
    set { rareState.contentMode = newValue }
  }
  open var mask: UIView? {
    get { rare?.mask }
    set { setMask(newValue) }
  }
  open var tintColor: UIColor! {
    get { rare?.tintColor ?? superview?.tintColor ?? .systemBlue }
    set { setTintColor(newValue) }
  }
  /// Told that the colour for interactive parts changed.
  open func tintColorDidChange() {}
  /// Draws the content; never called here, where nothing is rendered.
  open func draw(_ rect: CGRect) {}
  /// Asks for a drawing; nothing is rendered here.
  open func setNeedsDisplay() {}
  /// Asks for a drawing of a part; nothing is rendered here.
  open func setNeedsDisplay(_ rect: CGRect) {}

  // MARK: - Input

  /// Whether the view takes touches.
  open var isUserInteractionEnabled: Bool {
    get { flags.isUserInteractionEnabled }
    set {
      willSwitch(.inert, from: flags.isUserInteractionEnabled, to: newValue)
      flags.isUserInteractionEnabled = newValue
    }
  }
  /// Whether the view takes more than one finger.
  open var isMultipleTouchEnabled = false
  /// Whether the view takes touches alone.
  open var isExclusiveTouch = false
  /// The recognizers that watch the view; none is something else once there were any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedRecognizers.isEmpty && !flags.wasWatched ? nil : storedRecognizers }
    set { setGestureRecognizers(newValue) }
  }
  /// Lets a recognizer watch the view; one that watched another view changes over.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Ends a recognizer's watch.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// Asked before a recognizer leaves its first state.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open override var next: UIResponder? { controller ?? superview }

  // MARK: - The tree

  /// The window that the view is in.
  open var window: UIWindow? { storedWindow }
  /// Puts a view in front of all others in this one.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view at a place; 0 is the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// Puts a view right behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Swaps two places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { detachFromSuperview() }
  /// Moves a view in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
  /// Moves a view behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Says whether this view is another one or lies in it.
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }
  /// Finds the first view with a tag, this one included.
  open func viewWithTag(_ tag: Int) -> UIView? { find(tag) }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: - Layout

  /// Whether the autoresizing mask is used although constraints are.
  ///
  /// Unlike in UIKit a class that overrides it is asked only when it comes into a superview, and when this is set.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.translatesAutoresizingMask }
    set {
      let isChanged = newValue != flags.translatesAutoresizingMask
      if isChanged {
        willSwitch(.constrained, from: flags.translatesAutoresizingMask, to: newValue)
        flags.translatesAutoresizingMask = newValue
      }
      countAsConstrained()
      if isChanged { superview?.setNeedsLayout() }
    }
  }
  /// Whether the views in this one follow its size.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet {
      if layoutMargins != oldValue { layoutMarginsDidChange() }
    }
  }
  /// Told that the margins are others; only of those that were set. (Inferred.)
  open func layoutMarginsDidChange() {}
  /// The margins, by the direction of what lies in the view.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { marginsByDirection }
    set { setMargins(byDirection: newValue) }
  }
  /// The part that bars and the screen's edges cover.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
  open func safeAreaInsetsDidChange() {}
  /// Asks for a layout in the next commit.
  open func setNeedsLayout() { incurLayout() }
  /// Does what layout the view and the views in it need, at once.
  open func layoutIfNeeded() { layoutSubtree() }
  /// Places the views in this one; the default does what constraints say.
  open func layoutSubviews() { placeByConstraints() }
  /// Whether updates of constraints are needed.
  open func needsUpdateConstraints() -> Bool { constraintRoom?.wantsUpdate ?? false }
  /// Asks for an update of constraints before the next layout.
  open func setNeedsUpdateConstraints() { askForConstraintUpdate() }
  /// Updates the constraints where it was asked for, in the views in this one first.
  open func updateConstraintsIfNeeded() { updateConstraintsInside() }
  /// Updates the view's constraints.
  open func updateConstraints() { constraintRoom?.wantsUpdate = false }
  /// Whether the view is of no use without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The size that suits the view best by its constraints.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(
      targetSize, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel)
  }
  /// The size that suits the view best by its constraints, where a target is this important.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The part that bars and the screen's edges leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { follower(.safeArea) }
  /// The part within the margins.
  open var layoutMarginsGuide: UILayoutGuide { follower(.margins) }
  /// The part in which text is easy to read; here the part within the margins.
  open var readableContentGuide: UILayoutGuide { follower(.margins) }

  // MARK: - Snapshots

  /// Makes a view that looks as this one does now; here an empty view of the same size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { snapshot() }
  /// Makes a view that looks as a part of this one does now.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: rect)
  }
  /// Draws what is on the screen; nothing is rendered here, and it says so.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

  /// Asks a view to prepare for an editor of screens, which never happens here.
  open func prepareForInterfaceBuilder() {}

  /// Returns what to do when a property of the view's layer changes.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    actionNow(forKey: event)
  }

  /// Lays out the layers below the view's, which is to lay out its subviews.
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

  /// Gives the view's layer its contents; nothing is drawn here, and nobody asks.
  open func display(_ layer: CALayer) {}

  /// Draws the contents of the view's layer; nothing is drawn here, and nobody asks.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Prepares for drawing the view's layer; nothing is drawn here, and nobody asks.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Archives nothing, unlike UIKit.
  open func encode(with coder: NSCoder) {}
  /// Asks a view to prepare after it came out of a file.
  open func awakeFromNib() {}
  /// The traits, as they were before the last layout; a guess until the view is seen (PT-12).
  open var traitCollection: UITraitCollection { askedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Looks at once what the traits of this view and of all in it are.
  open func updateTraitsIfNeeded() { lookAtTraitsAtOnce() }
  /// Whether the view and all in it are light or dark, whatever the user chose.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { styleOverride }
    set {
      styleOverride = newValue
      disturbTraits()
    }
  }

  // MARK: - Accessibility

  /// Whether assistive technology sees this view and nothing beside it.
  open var accessibilityViewIsModal: Bool {
    get { flags.isAccessibilityModal }
    set {
      willSwitch(.modal, from: flags.isAccessibilityModal, to: newValue)
      flags.isAccessibilityModal = newValue
    }
  }
  /// Whether assistive technology does not see what is in this view.
  open var accessibilityElementsHidden: Bool {
    get { flags.hidesAccessibilityElements }
    set {
      willSwitch(.concealed, from: flags.hidesAccessibilityElements, to: newValue)
      flags.hidesAccessibilityElements = newValue
    }
  }
  /// Whether assistive technology sees the view as one thing; so by nature are texts and controls.
  open var isAccessibilityElement: Bool {
    get { rare?.isAccessibilityElement ?? isElementByNature }
    set { rareState.isAccessibilityElement = newValue }
  }
  /// What the view is called.
  open var accessibilityLabel: String? {
    get { rare?.accessibilityLabel }
    set { rareState.accessibilityLabel = newValue }
  }
  /// What using the view does.
  open var accessibilityHint: String? {
    get { rare?.accessibilityHint }
    set { rareState.accessibilityHint = newValue }
  }
  /// The value that the view has.
  open var accessibilityValue: String? {
    get { rare?.accessibilityValue }
    set { rareState.accessibilityValue = newValue }
  }
  /// What the view is like; nothing unless somebody says so.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { rare?.accessibilityTraits ?? .none }
    set { rareState.accessibilityTraits = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { rare?.accessibilityIdentifier }
    set { rareState.accessibilityIdentifier = newValue }
  }

  // Kept, and not looked at by what asks for elements here.

  open var accessibilityElements: [Any]? {
    get { details.elements }
    set { details.elements = newValue }
  }
  /// The rectangle on the screen; the view's own unless another is set.
  open var accessibilityFrame: CGRect {
    get { details.frame ?? UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
    set { details.frame = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return details.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { details.activationPoint = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { details.path }
    set { details.path = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { details.customActions }
    set { details.customActions = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { details.groupsChildren }
    set { details.groupsChildren = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { details.navigationStyle }
    set { details.navigationStyle = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { details.containerType }
    set { details.containerType = newValue }
  }
  open var accessibilityRespondsToUserInteraction: Bool {
    get { details.respondsToUser ?? isUserInteractionEnabled }
    set { details.respondsToUser = newValue }
  }
  open var accessibilityLanguage: String? {
    get { details.language }
    set { details.language = newValue }
  }
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { details.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { details.attributedLabel = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { details.userInputLabels }
    set { details.userInputLabels = newValue ?? [] }
  }
}
