import CoreGraphics

/// Where a popover's arrow is, or may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up: the popover lies below what it points at.
  public static let up = Self(rawValue: 1 << 0)
  /// The arrow points down: the popover lies above.
  public static let down = Self(rawValue: 1 << 1)
  /// The arrow points left: the popover lies to the right.
  public static let left = Self(rawValue: 1 << 2)
  /// The arrow points right: the popover lies to the left.
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
  public static let unknown = Self(rawValue: .max)
}

/// Where a popover lies, beside what it points at: on the first permitted side that has room.
///
/// Where no side has, the first permitted one counts, and the popover is moved into the room.
/// Inferred, all of it.
struct PopoverPlacement {
  let direction: UIPopoverArrowDirection
  let frame: CGRect

  init(
    anchor: CGRect, room: CGRect, size wanted: CGSize, permitted: UIPopoverArrowDirection
  ) {
    let size = CGSize(
      width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    let sides = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    let frames = sides.map { (side: $0, frame: Self.frame(beside: anchor, size, arrow: $0)) }
    let best =
      frames.first { $0.side.isVertical ? $0.frame.fitsHigh(room) : $0.frame.fitsWide(room) }
      ?? frames.first
    direction = best?.side ?? .unknown
    frame = (best?.frame ?? CGRect(origin: anchor.origin, size: size)).moved(into: room)
  }

  private static func frame(
    beside anchor: CGRect, _ size: CGSize, arrow: UIPopoverArrowDirection
  ) -> CGRect {
    let middle = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    let origin =
      switch arrow {
      case .up: CGPoint(x: middle.x, y: anchor.maxY)
      case .down: CGPoint(x: middle.x, y: anchor.minY - size.height)
      case .left: CGPoint(x: anchor.maxX, y: middle.y)
      default: CGPoint(x: anchor.minX - size.width, y: middle.y)
      }
    return CGRect(origin: origin, size: size)
  }
}

extension UIPopoverArrowDirection {
  fileprivate var isVertical: Bool { self == .up || self == .down }
}

extension CGRect {
  fileprivate func fitsHigh(_ room: CGRect) -> Bool { minY >= room.minY && maxY <= room.maxY }
  fileprivate func fitsWide(_ room: CGRect) -> Bool { minX >= room.minX && maxX <= room.maxX }

  fileprivate func moved(into room: CGRect) -> CGRect {
    CGRect(
      x: min(max(minX, room.minX), room.maxX - width),
      y: min(max(minY, room.minY), room.maxY - height), width: width, height: height)
  }
}
