import AppearanceTrace

/// A change of a window's size that the script made.
struct SizeChange: Sendable {
  let event: Int
  let window: Name
  /// The new width and height; none where they are not told as two numbers.
  let new: [String]?
  /// The width and height before: those of the header's screen, or of the change before. None where that
  /// change was another window's, or does not tell them.
  let old: [String]?

  /// Reads a change.
  ///
  /// - Parameters:
  ///   - earlier: The change before, if any.
  ///   - screen: The size of the screen before any change.
  init?(_ entry: IndexedEvent, after earlier: SizeChange?, from screen: ScreenSize) {
    guard entry.topic == .resize, let window = entry.principal else { return nil }
    event = entry.index
    self.window = window
    if case .list(let words)? = entry.call?.value("to"), words.count == 2,
      words.allSatisfy({ Double($0) != nil })
    {
      new = words
    } else {
      new = nil
    }
    old =
      switch earlier {
      case let earlier?: earlier.window == window ? earlier.new : nil
      case nil: screen.words
      }
  }

  /// The window's bounds after the change; none where they are the same as before, or not told.
  var bounds: Visibility.Frame? {
    guard let new, new != old else { return nil }
    return Visibility.Frame(["0", "0"] + new)
  }
}

extension SizeChange {
  /// Whether what begins in the corner has one side of the size before, and falls short of the new bounds
  /// there, and the other side is another one.
  func isOldSide(of frame: Visibility.Frame, size: [String]?) -> Bool {
    guard let old, let size, let bounds, frame.isAtOrigin, size.count == 2, old.count == 2,
      size[0] == old[0] ? size[1] != old[1] : size[1] == old[1]
    else { return false }
    return size[0] == old[0]
      ? frame.width < bounds.width && frame.height <= bounds.height
      : frame.height < bounds.height && frame.width <= bounds.width
  }
}
