import AppearanceTrace

/// A change of a window's size that the script made.
///
/// The size before the first change is told by no line.
struct SizeChange: Sendable {
  let event: Int
  let window: Name
  /// The new width and height; none where they are not told as two numbers.
  let new: [String]?
  /// The width and height before; none where no earlier change tells them.
  let old: [String]?

  /// Reads a change, which may follow another one.
  init?(_ entry: IndexedEvent, after earlier: SizeChange?) {
    guard entry.topic == .resize, let window = entry.subject else { return nil }
    event = entry.index
    self.window = window
    if case .list(let words)? = entry.call?.value("to"), words.count == 2,
      words.allSatisfy({ Double($0) != nil })
    {
      new = words
    } else {
      new = nil
    }
    old = earlier?.window == window ? earlier?.new : nil
  }

  /// The window's bounds after the change; none where they are the same as before, or not told.
  var bounds: Visibility.Frame? {
    guard let new, new != old else { return nil }
    return Visibility.Frame(["0", "0"] + new)
  }
}
