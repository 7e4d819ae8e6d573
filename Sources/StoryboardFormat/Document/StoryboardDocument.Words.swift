extension StoryboardDocument {
  /// How a controller is presented, by the word of the file.
  package enum PresentationStyle: String, Equatable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover, none
  }

  /// How a presentation looks when it comes and goes, by the word of the file.
  package enum TransitionStyle: String, Equatable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// How pages give way to one another, by the word of the file.
  package enum PageTurnStyle: String, Equatable, Sendable {
    case scroll, pageCurl
  }

  /// Where the next page comes from, by the word of the file.
  package enum PageOrientation: String, Equatable, Sendable {
    case horizontal, vertical
  }

  /// Where a popover's arrow may be, by the word of the file.
  package enum Arrow: String, CaseIterable, Sendable {
    case up, down, left, right
  }

  /// What of a view changes with the size of the view around it, by the word of the file.
  package enum Flexibility: String, CaseIterable, Sendable {
    case width = "widthSizable"
    case height = "heightSizable"
    case left = "flexibleMinX"
    case right = "flexibleMaxX"
    case top = "flexibleMinY"
    case bottom = "flexibleMaxY"
  }

  /// How what a view shows fits into it, by the word of the file.
  package enum ContentMode: String, Equatable, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// How two sides of a constraint compare, by the word of the file.
  package enum Relation: String, Equatable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// A rectangle, in points.
  package struct Frame: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
  }
}
