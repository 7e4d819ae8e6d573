public import Foundation

/// A place or a length of a view, from which constraints are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private weak var storedItem: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    storedItem = item
    self.attribute = attribute
    super.init()
  }

  /// The view or the guide that the anchor belongs to.
  open var item: AnyObject? { storedItem }
  /// A name for those who debug.
  open var name: String { "\(attribute)" }

  /// Makes a relation: equal to another anchor.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// Makes a relation: not less than another anchor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  /// Makes a relation: not more than another anchor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  /// Makes a relation: equal to another anchor and some points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  /// Makes a relation: not less than another anchor and some points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Makes a relation: not more than another anchor and some points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }
}

extension NSLayoutAnchor {
  /// The distance that the system likes between neighbours, in points. (Inferred.)
  static var systemSpacing: CGFloat { 8 }

  final func relate<Other>(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<Other>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? self, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
      attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation, toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? self, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }
}
