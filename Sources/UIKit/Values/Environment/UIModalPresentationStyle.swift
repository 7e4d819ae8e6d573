/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole screen, in the place of what was there.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a small sheet in the middle.
  case formSheet = 2
  /// Over the controller that defines a context, in its place.
  case currentContext = 3
  /// As its transitioning delegate says.
  case custom = 4
  /// Over the whole screen, what was there stays.
  case overFullScreen = 5
  /// Over the controller that defines a context, which stays.
  case overCurrentContext = 6
  /// In a bubble that points at something.
  case popover = 7
  /// Not adapted.
  case none = -1
  /// As the system likes.
  case automatic = -2
}

/// The system's transition for a presentation.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Up from the bottom.
  case coverVertical = 0
  /// Round, as a card.
  case flipHorizontal = 1
  /// One through the other.
  case crossDissolve = 2
  /// A corner of the page turns.
  case partialCurl = 3
}
