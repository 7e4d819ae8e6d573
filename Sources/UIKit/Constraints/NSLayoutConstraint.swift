public import Foundation

/// A relation between two lengths or places of views, which the layout keeps.
///
/// The layout pass solves equalities exactly, the important ones first, and those made active earlier
/// first among equals; what contradicts them is left out, where UIKit writes to the console as well.
/// An inequality holds back what would break it. What constraints leave open stays at the frame that
/// a view has. Baselines are taken for the top and the bottom edge, and nothing is rounded to pixels.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private weak var firstObject: AnyObject?
  private weak var secondObject: AnyObject?
  private let hasSecond: Bool
  /// The distances that it speaks of; it keeps them, since nobody else has to.
  private let spans: [LayoutSpan]
  /// The view that keeps the constraint while it is active.
  final weak var holder: UIView?
  /// When it was made active, among all of its scene; earlier ones go first.
  final var turn = 0

  /// Asks a constraint to prepare after it came out of a file. Differs from UIKit: it is never called here.
  open func awakeFromNib() {}

  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// How the two sides are to each other.
  public let relation: Relation
  /// By what the second attribute is multiplied.
  public let multiplier: CGFloat

  /// Makes a relation, which is not active yet.
  ///
  /// - Parameters:
  ///   - view1: a view or a guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: How the two sides are related.
  ///   - view2: another, or none where the constant stands alone.
  ///   - attr2: The attribute of the second item.
  ///   - multiplier: What the second attribute is multiplied by.
  ///   - c: what is added, in points.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstObject = view1 as AnyObject
    secondObject = view2.map { $0 as AnyObject }
    hasSecond = view2 != nil
    spans = [firstObject, secondObject].compactMap { $0 as? LayoutSpan }
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Makes one that speaks of nothing, as a placeholder until another takes its place.
  ///
  /// Differs from UIKit: making it active does nothing, and raises no exception.
  public override init() {
    hasSecond = false
    spans = []
    firstAttribute = .notAnAttribute
    secondAttribute = .notAnAttribute
    relation = .equal
    multiplier = 1
    constant = 0
    super.init()
  }

  /// What is added, in points; a change asks for a layout.
  open var constant: CGFloat {
    didSet { if constant != oldValue { affectLayout() } }
  }
  /// How important it is that the relation holds.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { affectLayout() } }
  }
  /// A name for those who look for it.
  open var identifier: String?
  /// Whether an archive keeps it; kept as a value.
  open var shouldBeArchived = false

  /// The view or the guide on the left side.
  open var firstItem: AnyObject? { firstObject }
  /// The view or the guide on the right side, where there is one.
  open var secondItem: AnyObject? { secondObject }
  /// The anchor on the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstObject, firstAttribute)
  }
  /// The anchor on the right side, where there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondObject.map { NSLayoutAnchor(item: $0, secondAttribute) }
  }

  /// Whether the layout keeps the relation; between views of one tree alone.
  ///
  /// Differs from UIKit: where the views have no view in common, it stays inactive without an
  /// exception.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { enforce() } else { rest() } }
  }

  /// Lets the layout keep all of some relations.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets the layout forget all of some relations.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

extension NSLayoutConstraint {
  /// Whether all that it speaks of still exists.
  final var isWhole: Bool {
    firstObject != nil && (secondObject != nil || !hasSecond) && spans.allSatisfy(\.isWhole)
  }

  /// The views and guides that it speaks of; what lies at the ends of a distance stands for that.
  final var items: [AnyObject] {
    [firstObject, secondObject].compactMap(\.self).flatMap { item in
      (item as? LayoutSpan)?.items ?? [item]
    }
  }

  /// The views that it speaks of; a guide stands for its owner.
  final var views: [UIView] { items.compactMap { UIView.owner(of: $0) } }

  private func enforce() {
    guard holder == nil, isWhole, let home = UIView.common(views) else { return }
    home.keep(self)
  }

  private func rest() {
    holder?.forget(self)
  }

  /// Lets the next layout place the views at both ends anew.
  final func affectLayout() {
    guard holder != nil else { return }
    for view in views { view.placementChanged() }
  }
}
