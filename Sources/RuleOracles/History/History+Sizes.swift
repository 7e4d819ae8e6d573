import AppearanceTrace

extension History {
  /// The last change of a window's size that really changed it.
  struct SizeChange {
    let place: Int
    let window: String
    let new: [String]
    /// The size before: the screen's, or that of the change before. None where that one was another
    /// window's, or does not tell it.
    let old: [String]?
  }

  /// What the last change of size did; none where it changed nothing, or does not say what.
  var sizeChange: SizeChange? {
    let calls = calls([.resize])
    guard let last = calls.last, let new = Self.size(last.call) else { return nil }
    let old: [String]?
    if let before = calls.dropLast().last {
      old = before.call.receiver == last.call.receiver ? Self.size(before.call) : nil
    } else {
      old = screen.words
    }
    guard old != new else { return nil }
    return SizeChange(place: last.place, window: last.call.receiver, new: new, old: old)
  }

  private static func size(_ call: Call) -> [String]? {
    guard case .list(let size)? = call.value("to"), size.compactMap(Double.init).count == 2,
      size.count == 2
    else { return nil }
    return size
  }

  /// The left, top, right and bottom edge of the window after a change.
  func edges(after change: SizeChange) -> [Double] { [0, 0] + change.new.compactMap(Double.init) }

  /// Whether a view is shown in the window that changed, and nothing bends it.
  func isLaidOut(_ view: String, after change: SizeChange, _ finalState: SettledHierarchy) -> Bool {
    let path = finalState.path(from: view)
    return finalState.shows(view) && path.last == change.window && !finalState.isHidden(view)
      && finalState.opacity(of: view) > 0
      && path.allSatisfy { finalState.values(.transform, of: $0) == nil }
  }
}
