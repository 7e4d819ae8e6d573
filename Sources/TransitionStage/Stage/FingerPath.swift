import UIKit

/// The way of a finger over the screen that a gesture asks for.
@MainActor struct FingerPath {
  private let start: CGPoint
  private let travel: CGVector
  /// Whether a finger can go behind where it begins; an edge of the screen is in the way.
  let hasRoomBehind: Bool

  /// The way over a view.
  ///
  /// - Parameters:
  ///   - gesture: what the finger is to do.
  ///   - area: where the view lies in its window.
  ///   - screen: the window's bounds.
  init(_ gesture: Gesture, over area: CGRect, on screen: CGRect) {
    switch gesture {
    case .drag(let direction):
      let travel = direction.unit.scaled(by: area.size)
      let start = CGPoint(x: area.midX - travel.dx * 0.4, y: area.midY - travel.dy * 0.4)
      self.init(start: start, travel: travel, hasRoomBehind: true)
    case .edgeSwipe:
      self.init(.edge(.left), over: area, on: screen)
    case .edge(let edge):
      let unit = edge.inward.unit
      let start = CGPoint(
        x: screen.midX - unit.dx * (screen.width / 2 - 1),
        y: screen.midY - unit.dy * (screen.height / 2 - 1))
      self.init(start: start, travel: unit.scaled(by: screen.size), hasRoomBehind: false)
    }
  }

  private init(start: CGPoint, travel: CGVector, hasRoomBehind: Bool) {
    self.start = start
    self.travel = travel
    self.hasRoomBehind = hasRoomBehind
  }

  /// The same way, begun a fraction further on; the same where it begins at an edge.
  func begun(at fraction: CGFloat) -> FingerPath {
    guard hasRoomBehind else { return self }
    return FingerPath(start: point(at: fraction), travel: travel, hasRoomBehind: true)
  }

  /// The way of a second finger that goes along with the first, on what that one touches.
  var beside: FingerPath {
    let isDown = abs(travel.dy) > abs(travel.dx)
    let (dx, dy): (CGFloat, CGFloat) = isDown ? (Self.breadth, 0) : (0, Self.breadth)
    return FingerPath(
      start: CGPoint(x: start.x + dx, y: start.y + dy), travel: travel,
      hasRoomBehind: hasRoomBehind)
  }

  /// The way of a second finger of the same hand, which is longer: beside the first, and further on.
  var ahead: FingerPath {
    let length = max(abs(travel.dx), abs(travel.dy), 1)
    return beside.begun(at: Self.depth / length)
  }

  /// The same way, beginning as near to where it does as an area allows; all of it where the area is empty.
  func beginning(in area: CGRect) -> FingerPath {
    guard !area.isEmpty else { return self }
    let (left, right) = (area.minX + Self.margin, area.maxX - Self.margin)
    let (top, bottom) = (area.minY + Self.margin, area.maxY - Self.margin)
    let place = CGPoint(
      x: max(min(start.x, right), left), y: max(min(start.y, bottom), top))
    return FingerPath(start: place, travel: travel, hasRoomBehind: hasRoomBehind)
  }

  /// How far from the edge of what is free a finger comes down, in points.
  private static let margin: CGFloat = 1

  /// How far two fingers of a hand are apart, in points: across their way, and along it.
  private static let (breadth, depth): (CGFloat, CGFloat) = (30, 120)

  /// Where the finger is at a fraction of the way.
  func point(at fraction: CGFloat) -> CGPoint {
    CGPoint(x: start.x + travel.dx * fraction, y: start.y + travel.dy * fraction)
  }
}

extension Gesture.Direction {
  fileprivate var unit: CGVector {
    switch self {
    case .up: CGVector(dx: 0, dy: -1)
    case .down: CGVector(dx: 0, dy: 1)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    }
  }
}

extension Gesture.Edge {
  /// The direction away from the edge.
  fileprivate var inward: Gesture.Direction {
    switch self {
    case .top: .down
    case .bottom: .up
    case .left: .right
    case .right: .left
    }
  }
}

extension CGVector {
  fileprivate func scaled(by size: CGSize) -> CGVector {
    CGVector(dx: dx * size.width, dy: dy * size.height)
  }
}
