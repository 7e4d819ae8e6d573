import AppearanceTrace

/// What can be seen of screens when an event comes, as far as lines tell: what was drawn last.
///
/// What changes in the instant of the event is not drawn yet, and what moves is still on its way.
struct Sight {
  private var superviews: [String: String] = [:]
  private var looks: [String: Look] = [:]
  private var moving: Set<String> = []
  private let screen: ScreenSize
  private let roles: RoleBook

  /// Where a view lies, and whether it is seen there.
  private struct Look {
    /// The view's frame in the window, and how far a transform had moved it then; none where it fills that.
    var frame: (values: [Double], shift: [Double])?
    var transform = ["1", "0", "0", "1", "0", "0"]
    var isHidden = false
    var isFaint = false

    /// How far a transform moves it.
    var shift: [Double] { transform.suffix(2).compactMap(Double.init) }

    mutating func take(_ property: ViewProperty) {
      switch property.kind {
      case .frame: frame = (property.values.compactMap(Double.init), shift)
      case .transform: transform = property.values
      case .alpha: isFaint = property.values == ["0"]
      case .hidden: isHidden = !property.isDefault
      default: break
      }
    }

    /// Whether it lies beside the screen, as a whole.
    func isBeside(_ screen: ScreenSize) -> Bool {
      let whole = [0, 0, Double(screen.width), Double(screen.height)]
      let (values, old) = frame ?? (whole, [0, 0])
      guard values.count == 4, shift.count == 2, old.count == 2 else { return false }
      let (x, y) = (values[0] + shift[0] - old[0], values[1] + shift[1] - old[1])
      return x >= whole[2] || y >= whole[3] || x + values[2] <= 0 || y + values[3] <= 0
    }
  }

  /// Reads a trace up to the instant of one of its events.
  init(of trace: Trace, drawnBefore event: Int) {
    roles = trace.roles
    let time = trace.events[event].time
    let drawn = trace.events[..<event].prefix { $0.time < time }
    screen = drawn.compactMap(\.newScreen).last ?? trace.header.screen
    for path in trace.baseline.paths {
      for (outer, inner) in zip(path, path.dropFirst()) { superviews[inner] = outer }
    }
    let properties = trace.baseline.properties
    // A frame of the beginning is where a transform has moved it already.
    for entry in properties where entry.property.kind == .transform {
      take(entry.property, of: entry.view)
    }
    for entry in properties { take(entry.property, of: entry.view) }
    for event in drawn {
      switch event.action {
      case .set(let view, let property): take(property, of: view)
      case .insert(let view, let superview, _): superviews[view] = superview
      case .remove(let view, _): superviews[view] = nil
      default: break
      }
    }
    // What rests in the instant of the event has arrived.
    for event in trace.events[..<event] {
      switch event.action {
      case .moves(let view): moving.insert(view)
      case .rests(let view): moving.remove(view)
      default: break
      }
    }
  }

  /// Whether nothing of a screen is in sight: its view is not, or none of those of what it contains is.
  func hasLost(_ controller: String) -> Bool {
    guard let view = roles.rootView(of: controller) else { return false }
    let contents = superviews.keys.filter { inner in
      roles.controller(ofRootView: inner) != nil && inner != view
        && path(from: inner).contains(view)
    }
    return isUnseen(view) || (!contents.isEmpty && contents.allSatisfy(isUnseen))
  }

  private mutating func take(_ property: ViewProperty, of view: String) {
    looks[view, default: Look()].take(property)
  }

  /// Whether a view, or one around it, is hidden, faint beyond sight, or beside the screen, and at rest.
  private func isUnseen(_ view: String) -> Bool {
    path(from: view).contains { view in
      guard !moving.contains(view), let look = looks[view] else { return false }
      return look.isHidden || look.isFaint || look.isBeside(screen)
    }
  }

  /// The view and those around it, from the inside out.
  private func path(from view: String) -> [String] {
    var path = [view]
    while let outer = superviews[path[path.count - 1]], path.count < Checkpoint.depthLimit {
      path.append(outer)
    }
    return path
  }
}
