public import Foundation

/// A guide that follows something that moves, and knows which edges of the screen that is near to.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [Int: [NSLayoutConstraint]] = [:]
  private var away: [Int: [NSLayoutConstraint]] = [:]

  /// The edges that it is near to.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Lets constraints be active while it is near to an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    drop(&near, edge)
    near[Int(edge.rawValue)] = trackingConstraints
    track()
  }

  /// The constraints that are active while it is near to an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[Int(edge.rawValue)] ?? []
  }

  /// Lets constraints be active while it is away from edges.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    drop(&away, edges)
    away[Int(edges.rawValue)] = trackingConstraints
    track()
  }

  /// The constraints that are active while it is away from edges.
  open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[Int(edges.rawValue)] ?? []
  }

  /// Takes all constraints away that follow edges.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(near.values.flatMap(\.self) + away.values.flatMap(\.self))
    near = [:]
    away = [:]
  }

  private func drop(
    _ kept: inout [Int: [NSLayoutConstraint]], _ edge: NSDirectionalRectEdge
  ) {
    if let old = kept.removeValue(forKey: Int(edge.rawValue)) { NSLayoutConstraint.deactivate(old) }
  }

  private func track() {
    for (isNear, kept) in [(true, near), (false, away)] {
      for (edges, constraints) in kept.sorted(by: { $0.key < $1.key }) {
        let edge = NSDirectionalRectEdge(rawValue: .init(edges))
        let holds = isNear ? nearEdges.contains(edge) : nearEdges.isDisjoint(with: edge)
        if holds {
          NSLayoutConstraint.activate(constraints)
        } else {
          NSLayoutConstraint.deactivate(constraints)
        }
      }
    }
  }
}

/// The room that the keyboard takes of a view; while there is none, what the screen's edge covers at the
/// bottom.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether it follows a keyboard that is not at the bottom; there is none here.
  open var followsUndockedKeyboard = false
  /// Whether it ends at the safe area while there is no keyboard, and not at the view's edge.
  open var usesBottomSafeArea = true {
    didSet { owningView?.placementChanged() }
  }
  /// How far above the keyboard a finger begins to pull it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  /// A keyboard at the bottom is near to that edge alone. (Inferred.)
  override var nearEdges: NSDirectionalRectEdge { .bottom }
}

extension UIView {
  /// The guide that follows the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    openConstraintRoom.followers.append(guide)
    World.current.keyboard.follow(by: self)
    return guide
  }

  /// The guide that follows the keyboard, where somebody asked for it.
  final var keyboardGuide: UIKeyboardLayoutGuide? {
    constraintRoom?.followers.first { $0.room == .keyboard } as? UIKeyboardLayoutGuide
  }

  /// How much of the view's bottom the keyboard covers, or else the screen's edge.
  final var keyboardCover: CGFloat {
    let least = keyboardGuide?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
    guard let window, let frame = World.current.keyboard.frame else { return least }
    let top = convert(CGPoint(x: 0, y: frame.minY - window.frame.minY), from: nil).y
    return min(max(bounds.maxY - top, least), bounds.height)
  }
}
