extension UIView {
  /// The guides of the view's own.
  public var layoutGuides: [UILayoutGuide] { constraintRoom?.guides ?? [] }

  /// Adds a guide; one that another view had changes over.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    openConstraintRoom.guides.append(layoutGuide)
  }

  /// Takes a guide away, and the constraints to it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard constraintRoom?.guides.has(layoutGuide) ?? false else { return }
    dropConstraints { $0.items.contains { $0 === layoutGuide } }
    constraintRoom?.guides.drop(layoutGuide)
    layoutGuide.owningView = nil
  }

  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintRoom?.hugging[axis] ?? .defaultLow
  }

  /// Chooses how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    openConstraintRoom.hugging[axis] = priority
    placementChanged()
  }

  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    constraintRoom?.resistance[axis] ?? .defaultHigh
  }

  /// Chooses how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    openConstraintRoom.resistance[axis] = priority
    placementChanged()
  }
}

extension UIScrollView {
  /// The content, as constraints see it.
  public var contentLayoutGuide: UILayoutGuide { follower(.content) }
  /// The part of the screen that the scroll view takes, as constraints see it.
  public var frameLayoutGuide: UILayoutGuide { follower(.frame) }
}

extension UIView {
  /// A guide that follows this view, the same one each time.
  final func follower(_ room: UILayoutGuide.Room) -> UILayoutGuide {
    let home = openConstraintRoom
    if let guide = home.followers.first(where: { $0.room == room }) { return guide }
    let guide = UILayoutGuide(room, of: self)
    home.followers.append(guide)
    return guide
  }

  /// How far a guide's edges are inside of its view's.
  ///
  /// Margins lie within the safe area, as UIKit's documentation says of its default.
  final func insets(of room: UILayoutGuide.Room) -> UIEdgeInsets {
    switch room {
    case .own, .content, .frame: return .zero
    case .safeArea: return safeAreaInsets
    case .above:
      return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height - safeAreaInsets.top, right: 0)
    case .below:
      return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    case .keyboard:
      return UIEdgeInsets(top: bounds.height - keyboardCover, left: 0, bottom: 0, right: 0)
    case .margins:
      let (safe, margins) = (safeAreaInsets, layoutMargins)
      return UIEdgeInsets(
        top: safe.top + margins.top, left: safe.left + margins.left,
        bottom: safe.bottom + margins.bottom, right: safe.right + margins.right)
    }
  }
}
