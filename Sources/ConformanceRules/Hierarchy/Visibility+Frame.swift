import AppearanceTrace

extension Visibility {
  /// A rectangle in a window, in points.
  struct Frame: Equatable {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }
}

extension Visibility.Frame {
  /// How high the status bar is at least, in points.
  static let lowestBar = 20.0

  /// The whole screen, which a window fills where no line says otherwise.
  init(_ screen: ScreenSize) {
    self.init(x: 0, y: 0, width: screen.width, height: screen.height)
  }

  /// Reads the four numbers of a frame; none where they are not four numbers.
  init?(_ values: [String]) {
    let numbers = values.compactMap(Double.init(written:))
    guard numbers.count == 4, values.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Whether it begins in the corner of what it lies in.
  var isAtOrigin: Bool { x == 0 && y == 0 }

  func meets(_ other: Self) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }

  func contains(_ other: Self) -> Bool {
    x <= other.x && y <= other.y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// Whether it lies in the same column as another one, begins no lower and ends no lower.
  func isRaised(from other: Self) -> Bool {
    x == other.x && width == other.width && y <= other.y && y + height <= other.y + other.height
  }

  /// Whether it begins in the corner of these bounds and reaches beyond them.
  func isBeyond(_ bounds: Self) -> Bool {
    isAtOrigin && (width > bounds.width || height > bounds.height)
  }

  /// Whether it reaches beyond these bounds equally far on both sides, by a point, wherever it does.
  func isInTheMiddle(of bounds: Self) -> Bool {
    let isWithin = bounds.x <= x && x + width <= bounds.x + bounds.width
    let isLevel = bounds.y <= y && y + height <= bounds.y + bounds.height
    return (isWithin || abs(2 * x + width - 2 * bounds.x - bounds.width) <= 2)
      && (isLevel || abs(2 * y + height - 2 * bounds.y - bounds.height) <= 2)
  }
}
