public import CoreGraphics
import Synchronization

/// A rectangle with looks, in a tree of layers.
///
/// All properties have their documented defaults and keep what they are given. Differs from Core
/// Animation: nothing is drawn; a change of a layer that is not a view's starts no implicit animation.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  private static let moves = Atomic<Int>(0)

  /// How often any layer was put elsewhere, for whoever keeps in mind what follows from places.
  package static var moveCount: Int { moves.load(ordering: .relaxed) }

  /// Counts that a layer is put elsewhere.
  package static func noteMove() { moves.wrappingAdd(1, ordering: .relaxed) }

  // What is read or changed at one go, and often, is spared checks at run time.

  /// What changes the layer's values in time, for whoever sees to that.
  @exclusivity(unchecked) package final var runs: AnyObject?
  @exclusivity(unchecked) final var box = CGRect.zero
  @exclusivity(unchecked) final var place = CGPoint.zero
  @exclusivity(unchecked) final var anchor = CGPoint(x: 0.5, y: 0.5)
  final var height: CGFloat = 0
  final var matrix = CATransform3DIdentity
  final var strength: Float = 1
  @exclusivity(unchecked) final var flags = LayerFlags.needsLayout
  @exclusivity(unchecked) final var children: [CALayer] = []
  /// The layer around, which takes itself away when it goes; who only goes on from one to the next keeps nobody.
  @exclusivity(unchecked) final var parentReference: Unmanaged<CALayer>?
  final var parent: CALayer? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }
  final var details: LayerDetails?
  /// The layer whose values this one shows; none but for a copy for the eye.
  @exclusivity(unchecked) final var original: CALayer?

  /// What hears of this layer's changes, if anything does.
  @exclusivity(unchecked) package final var watch: LayerWatch?

  /// The view whose layer this is, if any.
  ///
  /// It is not retained, and has to take itself away before it goes; until then it may be asked, from
  /// its own deinitializer too.
  package final var owner: AnyObject? {
    get { tiedOwner }
    set { tiedOwner = newValue }
  }
  // Modules that use this one would check each access to what is stored, whatever is said of it here.
  @exclusivity(unchecked) private final unowned(unsafe) var tiedOwner: AnyObject?

  /// Ties the layer to its view, and lets something hear of its changes.
  package final func tie(to owner: AnyObject, watchedBy watch: LayerWatch) {
    tiedOwner = owner
    self.watch = watch
  }

  /// Makes a layer without size.
  public override init() {
    super.init()
  }

  /// Makes a copy of another layer's values, as for its presentation; neither tree nor animations.
  ///
  /// A subclass with properties of its own copies them here.
  public init(layer: Any) {
    super.init()
    if let model = layer as? CALayer { copyValues(of: model) }
  }

  /// Makes a layer without size; archives keep no layers here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    for child in children { child.parent = nil }
  }

  /// Archives nothing, unlike Core Animation.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  open class var supportsSecureCoding: Bool { true }

  /// The value that a property has by default; here known for no key.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a change of a property makes the layer need display.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The action that all layers of the class share for a key.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Geometry

  /// The part of its own space that the layer shows.
  open var bounds: CGRect {
    get { box }
    set {
      tell(.bounds, .rect(box), .rect(newValue), unless: box.isSame(as: newValue))
      let old = box
      box = newValue
      let isResized = old.size != newValue.size
      // Compared by their parts: whether both mean the same although their numbers differ does not matter.
      if isResized || old.origin != newValue.origin { CALayer.noteMove() }
      if isResized { sizeDidChange(from: old.size) }
    }
  }

  /// Where the anchor is in the superlayer's space.
  open var position: CGPoint {
    get { place }
    set {
      tell(.position, .point(place), .point(newValue), unless: place == newValue)
      if place != newValue { CALayer.noteMove() }
      place = newValue
    }
  }

  /// Which point of the bounds is at the position and stays there when transformed, in parts of one.
  open var anchorPoint: CGPoint {
    get { anchor }
    set {
      tell(.anchorPoint, .point(anchor), .point(newValue))
      CALayer.noteMove()
      anchor = newValue
    }
  }

  /// How far the layer is above the superlayer's plane.
  open var zPosition: CGFloat {
    get { height }
    set {
      tell(.zPosition, .number(height), .number(newValue))
      height = newValue
    }
  }

  /// What is done to the layer about its anchor.
  open var transform: CATransform3D {
    get { matrix }
    set {
      tell(.transform, .transform(matrix), .transform(newValue))
      CALayer.noteMove()
      matrix = newValue
      setFlag(.turned, newValue != CATransform3DIdentity)
    }
  }

  /// The smallest upright rectangle around the layer, in the superlayer's space.
  ///
  /// Follows from bounds, position, anchor and transform, and sets position and the size of the bounds.
  open var frame: CGRect {
    get { currentFrame }
    set { place(in: newValue) }
  }

  // MARK: - Looks

  /// The opacity from zero to one.
  open var opacity: Float {
    get { strength }
    set {
      tell(.opacity, .number(CGFloat(strength)), .number(CGFloat(newValue)))
      strength = newValue
    }
  }

  /// Whether neither the layer nor its sublayers are seen.
  open var isHidden: Bool {
    get { flags.contains(.hidden) }
    set {
      tell(.hidden, .flag(isHidden), .flag(newValue))
      setFlag(.hidden, newValue)
    }
  }

  /// Whether sublayers are cut at the bounds and round corners.
  open var masksToBounds: Bool {
    get { flags.contains(.masksToBounds) }
    set {
      tell(.masksToBounds, .flag(masksToBounds), .flag(newValue))
      setFlag(.masksToBounds, newValue)
    }
  }

  /// Whether the layer is seen from behind.
  open var isDoubleSided: Bool {
    get { !flags.contains(.oneSided) }
    set { setFlag(.oneSided, !newValue) }
  }

  /// Whether the layer and its sublayers fade as one picture.
  open var allowsGroupOpacity: Bool {
    get { !flags.contains(.splitsOpacity) }
    set { setFlag(.splitsOpacity, !newValue) }
  }

  /// Whether the layer promises to have no transparent pixel.
  open var isOpaque: Bool {
    get { flags.contains(.opaque) }
    set { setFlag(.opaque, newValue) }
  }

  /// Whether the sublayers' vertical axis points the other way; kept but not used.
  open var isGeometryFlipped: Bool {
    get { flags.contains(.flipped) }
    set { setFlag(.flipped, newValue) }
  }

  /// Whether a new size makes the layer need display.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.contains(.displaysOnResize) }
    set { setFlag(.displaysOnResize, newValue) }
  }

  /// Whether the layer is drawn flat once and then shown as a picture.
  open var shouldRasterize: Bool {
    get { flags.contains(.rasterizes) }
    set { setFlag(.rasterizes, newValue) }
  }

  /// Whether drawing may happen elsewhere; it never does here.
  open var drawsAsynchronously: Bool {
    get { flags.contains(.drawsAsynchronously) }
    set { setFlag(.drawsAsynchronously, newValue) }
  }

  /// How far the anchor is above the layer's plane.
  open var anchorPointZ: CGFloat {
    get { details?.anchorPointZ ?? 0 }
    set {
      tell(.anchorPointZ, .number(anchorPointZ), .number(newValue))
      detailed.anchorPointZ = newValue
    }
  }

  /// What is done to the sublayers about this layer's anchor, perspective above all.
  open var sublayerTransform: CATransform3D {
    get { details?.sublayerTransform ?? CATransform3DIdentity }
    set {
      tell(.sublayerTransform, .transform(sublayerTransform), .transform(newValue))
      detailed.sublayerTransform = newValue
    }
  }

  /// The colour behind everything else in the layer.
  open var backgroundColor: CGColor? {
    get { details?.backgroundColor }
    set {
      tell(.backgroundColor, .color(backgroundColor), .color(newValue))
      detailed.backgroundColor = newValue
    }
  }

  /// How round the corners are, in points.
  open var cornerRadius: CGFloat {
    get { details?.cornerRadius ?? 0 }
    set {
      tell(.cornerRadius, .number(cornerRadius), .number(newValue))
      detailed.cornerRadius = newValue
    }
  }

  /// How a round corner is drawn.
  open var cornerCurve: CALayerCornerCurve {
    get { details?.cornerCurve ?? .circular }
    set { detailed.cornerCurve = newValue }
  }

  /// The corners that are round.
  open var maskedCorners: CACornerMask {
    get { details?.maskedCorners ?? .all }
    set { detailed.maskedCorners = newValue }
  }

  /// How wide the border inside the bounds is.
  open var borderWidth: CGFloat {
    get { details?.borderWidth ?? 0 }
    set {
      tell(.borderWidth, .number(borderWidth), .number(newValue))
      detailed.borderWidth = newValue
    }
  }

  /// The border's colour.
  open var borderColor: CGColor? {
    get { if let details { details.borderColor } else { .black } }
    set {
      tell(.borderColor, .color(borderColor), .color(newValue))
      detailed.borderColor = newValue
    }
  }

  /// The shadow's colour.
  open var shadowColor: CGColor? {
    get { if let details { details.shadowColor } else { .black } }
    set {
      tell(.shadowColor, .color(shadowColor), .color(newValue))
      detailed.shadowColor = newValue
    }
  }

  /// The shadow's opacity from zero to one.
  open var shadowOpacity: Float {
    get { details?.shadowOpacity ?? 0 }
    set {
      tell(.shadowOpacity, .number(CGFloat(shadowOpacity)), .number(CGFloat(newValue)))
      detailed.shadowOpacity = newValue
    }
  }

  /// Where the shadow falls.
  open var shadowOffset: CGSize {
    get { details?.shadowOffset ?? CGSize(width: 0, height: -3) }
    set {
      tell(.shadowOffset, .size(shadowOffset), .size(newValue))
      detailed.shadowOffset = newValue
    }
  }

  /// How blurred the shadow is.
  open var shadowRadius: CGFloat {
    get { details?.shadowRadius ?? 3 }
    set {
      tell(.shadowRadius, .number(shadowRadius), .number(newValue))
      detailed.shadowRadius = newValue
    }
  }

  /// The shadow's shape; without one, the layer's.
  open var shadowPath: CGPath? {
    get { details?.shadowPath }
    set {
      tell(.shadowPath, .path(shadowPath), .path(newValue))
      detailed.shadowPath = newValue
    }
  }

  /// The layer whose opacity decides what is seen of this one.
  open var mask: CALayer? {
    get { details?.mask }
    set {
      if details == nil, newValue == nil { return }
      replaceMask(with: newValue)
    }
  }

  /// What the layer shows, a picture as a rule.
  open var contents: Any? {
    get { details?.contents }
    set { setDetail(\.contents, newValue) }
  }

  /// The part of the contents to show, in parts of one.
  open var contentsRect: CGRect {
    get { details?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      tell(.contentsRect, .rect(contentsRect), .rect(newValue))
      detailed.contentsRect = newValue
    }
  }

  /// The part of the contents that is stretched, in parts of one.
  open var contentsCenter: CGRect {
    get { details?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { detailed.contentsCenter = newValue }
  }

  /// Where the contents go in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { details?.contentsGravity ?? .resize }
    set { detailed.contentsGravity = newValue }
  }

  /// How many pixels of the contents make a point.
  open var contentsScale: CGFloat {
    get { details?.contentsScale ?? 1 }
    set { detailed.contentsScale = newValue }
  }

  /// How the layer keeps what is drawn into it.
  open var contentsFormat: CALayerContentsFormat {
    get { details?.contentsFormat ?? .RGBA8Uint }
    set { detailed.contentsFormat = newValue }
  }

  /// How many pixels make a point where the layer is drawn flat.
  open var rasterizationScale: CGFloat {
    get { details?.rasterizationScale ?? 1 }
    set { detailed.rasterizationScale = newValue }
  }

  /// How contents are made smaller.
  open var minificationFilter: CALayerContentsFilter {
    get { details?.minificationFilter ?? .linear }
    set { detailed.minificationFilter = newValue }
  }

  /// How much contents that are made smaller are sharpened or blurred by a filter with levels of detail; kept.
  open var minificationFilterBias: Float {
    get { details?.minificationFilterBias ?? 0 }
    set { detailed.minificationFilterBias = newValue }
  }

  /// How contents are made larger.
  open var magnificationFilter: CALayerContentsFilter {
    get { details?.magnificationFilter ?? .linear }
    set { detailed.magnificationFilter = newValue }
  }

  /// A name for whoever looks for the layer.
  open var name: String? {
    get { details?.name }
    set { setDetail(\.name, newValue) }
  }

  /// Actions by key, kept but not run.
  open var actions: [String: any CAAction]? {
    get { details?.actions }
    set { setDetail(\.actions, newValue) }
  }

  /// Values for properties that are not set, kept but not used.
  open var style: [AnyHashable: Any]? {
    get { details?.style }
    set { setDetail(\.style, newValue) }
  }

  /// Filters, kept but not used.
  open var filters: [Any]? {
    get { details?.filters }
    set { setDetail(\.filters, newValue) }
  }

  /// A filter for what is beneath, kept but not used.
  open var compositingFilter: Any? {
    get { details?.compositingFilter }
    set { setDetail(\.compositingFilter, newValue) }
  }

  /// Who draws and lays out for the layer; not kept alive.
  open var delegate: (any CALayerDelegate)? {
    get { details?.delegate }
    set { setDetail(\.delegate, newValue) }
  }

  // MARK: - Tree

  /// The layer that this one is in.
  open var superlayer: CALayer? { original == nil ? parent : presentedParent }

  /// The layers in this one, from back to front; nothing where there are none.
  open var sublayers: [CALayer]? {
    get { original == nil ? (children.isEmpty ? nil : children) : presentedChildren }
    set { replaceChildren(newValue ?? []) }
  }

  /// Adds a layer in front of all sublayers, taking it away from where it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, before: nil) }

  /// Inserts a layer at an index, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer just behind a sublayer; in front of all where that is none.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, before: sibling)
  }

  /// Inserts a layer just in front of a sublayer, or of all where that is none.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, after: sibling)
  }

  /// Puts a layer in the place of a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer away from its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: - Layout and display

  /// Marks the layer as needing layout.
  open func setNeedsLayout() { invalidateLayout() }

  /// Whether the layer is marked as needing layout.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }

  /// Lays out the layer's tree from its topmost layer that needs it.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }

  /// Lays out the sublayers; asks the delegate to.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size that the layer would like; its bounds' own.
  open func preferredFrameSize() -> CGSize { box.size }

  /// Marks the whole layer as needing display.
  open func setNeedsDisplay() { setFlag(.needsDisplay, true) }

  /// Marks a part of the layer as needing display.
  open func setNeedsDisplay(_ r: CGRect) { setFlag(.needsDisplay, true) }

  /// Whether the layer is marked as needing display.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

  /// Displays the layer if it is marked as needing it.
  open func displayIfNeeded() { displayOnce() }

  /// Displays the layer: asks the delegate to.
  open func display() { delegate?.display(self) }

  /// Draws the layer's contents; asks the delegate to.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers into a context; each is asked to draw, and nothing is painted.
  open func render(in ctx: CGContext) { renderTree(in: ctx) }

  // MARK: - Presentation and animations

  /// A copy of the layer as it is seen now; its tree is that of presentations.
  ///
  /// Differs from Core Animation: a layer of a subclass that is declared elsewhere has none.
  open func presentation() -> Self? { presented() as? Self }

  /// The layer that this one is the presentation of; the layer itself if it is none.
  open func model() -> Self { modelLayer as? Self ?? self }

  /// Adds a copy of an animation under a key, in the place of the one that had it.
  ///
  /// It begins at once, or when the layer comes into a tree with a view at its top. Differs from Core
  /// Animation: an animation of a subclass that is declared elsewhere is not copied.
  open func add(_ anim: CAAnimation, forKey key: String?) { keep(anim, key) }

  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? { kept(key) }

  /// The keys of all animations, in the order in which they were added; nothing where there are none.
  open func animationKeys() -> [String]? { keptKeys }

  /// Drops the animation of a key.
  open func removeAnimation(forKey key: String) { drop(key) }

  /// Drops all animations.
  open func removeAllAnimations() { dropAll() }

  /// The action for a key: the delegate's, the layer's own or the class's.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(event) }

  // MARK: - Values by name

  /// The value of a property, as an object, or what was kept under a key that is none.
  open func value(forKey key: String) -> Any? { found(at: key) }

  /// Sets a property; under a key that is none, the value is kept.
  open func setValue(_ value: Any?, forKey key: String) { put(value, at: key) }

  /// The value of a property or of a part of it, such as `transform.rotation.z`, as an object.
  open func value(forKeyPath keyPath: String) -> Any? { found(at: keyPath) }

  /// Sets a property or a part of it, such as `transform.scale`; anything else is kept.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { put(value, at: keyPath) }

  // MARK: - Points

  /// The frontmost layer at a point of the superlayer's space, this one included.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }

  /// Whether a point is within the bounds.
  open func contains(_ p: CGPoint) -> Bool { box.contains(p) }

  /// A copy of this layer for its presentation, for the classes that this module knows.
  package func copyForPresentation() -> CALayer? {
    type(of: self) == CALayer.self ? CALayer(layer: self) : nil
  }
}
