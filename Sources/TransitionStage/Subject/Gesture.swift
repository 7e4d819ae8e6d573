/// A finger's movement that a subject understands.
public enum Gesture: Sendable, Equatable {
  /// A drag that begins on the screen that goes, or on the container.
  case drag(Direction)
  /// A drag to the right that begins at the left edge: the way back in a navigation.
  case edgeSwipe
  /// A drag that begins at an edge, away from it.
  case edge(Edge)

  /// Where a finger moves to.
  public enum Direction: String, Sendable, CaseIterable {
    case up, down, left, right
  }

  /// A side of the screen.
  public enum Edge: String, Sendable, CaseIterable {
    case top, bottom, left, right
  }

  /// How far a finger moves before that which it pulls is asked for, as a fraction of the way.
  static let onset = 0.05

  /// The movement the other way, which begins anywhere.
  public var opposite: Gesture {
    switch self {
    case .drag(.up): .drag(.down)
    case .drag(.down): .drag(.up)
    case .drag(.left): .drag(.right)
    case .drag(.right): .drag(.left)
    case .edgeSwipe, .edge(.left): .drag(.left)
    case .edge(.right): .drag(.right)
    case .edge(.top): .drag(.up)
    case .edge(.bottom): .drag(.down)
    }
  }
}

extension Gesture: CustomStringConvertible {
  /// The gesture as a subject says it, such as `.drag(.down)`.
  public var description: String {
    switch self {
    case .drag(let direction): ".drag(.\(direction.rawValue))"
    case .edgeSwipe: ".edgeSwipe"
    case .edge(let edge): ".edge(.\(edge.rawValue))"
    }
  }
}
