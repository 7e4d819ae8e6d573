public import UIKit

/// A finger's movement that drives a transition.
public enum Pan: Sendable {
  /// A movement that begins anywhere on the screen.
  case regular(PanDirection)
  /// A movement that begins at an edge of the screen, away from it.
  case edge(UIRectEdge)
}

/// The side that a finger comes from.
public enum PanDirection: Sendable, CaseIterable {
  case fromTop, fromBottom, fromLeft, fromRight

  /// The direction away from an edge; the first of several.
  init(_ edge: UIRectEdge) {
    if edge.contains(.left) {
      self = .fromLeft
    } else if edge.contains(.right) {
      self = .fromRight
    } else {
      self = edge.contains(.top) ? .fromTop : .fromBottom
    }
  }

  /// The part of a vector that points away from the side.
  func part(of vector: CGPoint) -> CGFloat {
    switch self {
    case .fromTop: vector.y
    case .fromBottom: -vector.y
    case .fromLeft: vector.x
    case .fromRight: -vector.x
    }
  }

  /// How long the whole way over an area is, in points.
  func length(of area: CGSize) -> CGFloat {
    switch self {
    case .fromTop, .fromBottom: area.height
    case .fromLeft, .fromRight: area.width
    }
  }
}
