extension UIView {
  /// The active constraints that this view keeps.
  public var constraints: [NSLayoutConstraint] { constraintRoom?.kept ?? [] }

  /// Lets this view keep a constraint between views in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil, constraint.views.allSatisfy({ $0.isDescendant(of: self) })
    else { return }
    keep(constraint)
  }

  /// Lets this view keep constraints between views in it.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets go of a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    forget(constraint)
  }

  /// Lets go of constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { forget(constraint) }
  }

  /// The constraints that have a say in a direction of this view's layout.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    var found: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      found += current.constraints.filter { constraint in
        constraint.views.has(self) && constraint.firstAttribute.axis == axis
      }
      view = current.superview
    }
    return found
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .centerY) }
  /// Taken for the top edge here.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, .firstBaseline)
  }
  /// Taken for the bottom edge here.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, .lastBaseline)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The direction that the attribute is about; none for what is no attribute.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }
}
