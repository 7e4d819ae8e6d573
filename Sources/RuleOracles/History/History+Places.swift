import AppearanceTrace
import ConformanceRules

extension History {
  /// The size that the screen has when an event comes.
  func screen(before place: Int) -> ScreenSize {
    events.prefix(place).compactMap(\.newScreen).last ?? screen
  }

  /// Whether a view in a window is certainly out of sight, as far as lines tell.
  func isOutOfSight(_ view: String, before place: Int) -> Bool {
    let path = path(from: view, before: place)
    guard let window = path.last, isWindow(window) else { return false }
    let isHidden = path.dropLast().contains { told(.hidden, of: $0, before: place) != nil }
    if isHidden { return true }
    if path.contains(where: { told(.alpha, of: $0, before: place) == ["0"] }) { return true }
    guard path.dropFirst().dropLast().allSatisfy({ isPlain($0, before: place) }),
      values(.frame, of: window, before: place) == nil, let edges = edges(of: view, before: place)
    else { return false }
    let screen = screen(before: place)
    return edges[0] >= screen.width || edges[2] <= 0 || edges[1] >= screen.height || edges[3] <= 0
  }

  /// Whether a view of a controller's or a container fills the window, and never moved.
  private func isPlain(_ view: String, before place: Int) -> Bool {
    (controller(of: view) != nil || isContainer(view))
      && [nil, "UIView"].contains(base(of: view))
      && !(0..<place).contains { start in
        guard case .moves(view) = events[start].action else { return false }
        return true
      }
      && values(.frame, of: view, before: place) == nil
      && values(.transform, of: view, before: place) == nil
  }

  /// The values of a property of a view, where nothing has come since that may have changed them: a turn, a
  /// transition that was given up, or an animation of the view.
  private func told(_ kind: ViewProperty.Kind, of view: String, before place: Int) -> [String]? {
    let time = lastSet(kind, of: view, before: place) ?? -1
    let isStale = (0..<place).contains { later in
      guard later > time else { return false }
      switch events[later].action {
      case .moves(view): return true
      case .end(_, let outcome): return outcome == .cancelled
      default: return isCall(later, [.resize])
      }
    }
    return isStale ? nil : values(kind, of: view, before: place)
  }

  /// The left, top, right and bottom edge of a view, as its frame and a later shift tell them.
  private func edges(of view: String, before place: Int) -> [Double]? {
    guard let frame = told(.frame, of: view, before: place)?.compactMap(Double.init),
      frame.count == 4, values(.constrained, of: view, before: place) == nil
    else { return nil }
    let time = lastSet(.frame, of: view, before: place) ?? -1
    var shift = [0.0, 0.0]
    if let bend = lastSet(.transform, of: view, before: place), bend > time {
      guard values(.transform, of: view, before: max(time, 0)) == nil else { return nil }
      if let transform = values(.transform, of: view, before: place) {
        guard transform.prefix(4) == ["1", "0", "0", "1"] else { return nil }
        shift = transform.compactMap(Double.init).suffix(2)
      }
    }
    let (left, top) = (frame[0] + shift[0], frame[1] + shift[1])
    return [left, top, left + frame[2], top + frame[3]]
  }
}
