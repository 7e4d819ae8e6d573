import AppearanceTrace

/// What lines tell of views at the moment when the size of their window changes.
struct ViewsAtTurn: Sendable {
  /// The frames, as far as lines tell them for certain, that views had in their windows.
  private(set) var frames: NameMap<Visibility.Frame> = [:]
  /// The width and height that lines told of them last.
  private(set) var sizes: NameMap<[String]> = [:]
  /// The transforms that moved or scaled views, as far as the trace tells of it.
  private(set) var transforms: NameMap<[String]> = [:]
  /// The views that had a transform in the middle of a transition, and that no line has given a frame since.
  private var bent: Set<Name> = []
  /// The views that a finger had left beside their corner.
  private var pushed: Set<Name> = []

  init() {}

  /// Looks at all views as they are when the size changes.
  init(in hierarchy: HierarchyState) {
    let isInTransition = !hierarchy.open.isEmpty
    for view in hierarchy.known.keys {
      let told = hierarchy.values(.frame, of: view)
      let frame = told.flatMap(Visibility.Frame.init)
      sizes[view] = told.map { Array($0.suffix(2)) }
      let isBentByLine = hierarchy.lastSet(.transform, of: view) != nil
      if let transform = hierarchy.values(.transform, of: view) {
        if isInTransition { bent.insert(view) }
        if Self.displaces(transform), told != nil || isBentByLine { transforms[view] = transform }
      }
      // One that a line has bent lies nobody knows where.
      if !isBentByLine, hierarchy.isInWindow(view) { frames[view] = frame }
      if frame?.isAtOrigin == false, hierarchy.isPulled(.frame, of: view) { pushed.insert(view) }
    }
  }

  /// Whether a view had a transform in the middle of a transition, and has got no frame since: what autoresizing
  /// makes of it is undefined.
  func isBent(_ view: Name) -> Bool { bent.contains(view) }

  /// Whether a finger had left a view beside its corner.
  func isPushed(_ view: Name) -> Bool { pushed.contains(view) }

  /// Takes in that a line gives a view a frame.
  mutating func layOut(_ view: Name) { bent.remove(view) }

  mutating func forget(_ name: Name) {
    frames[name] = nil
    sizes[name] = nil
    transforms[name] = nil
    bent.forget(name)
    pushed.forget(name)
  }

  /// Whether a transform moves or scales, and turns nothing.
  private static func displaces(_ values: [String]) -> Bool {
    let numbers = values.compactMap(Double.init)
    guard numbers.count == 6, values.count == 6, numbers[1] == 0, numbers[2] == 0 else {
      return false
    }
    return abs(numbers[0]) != 1 || abs(numbers[3]) != 1 || numbers[4] != 0 || numbers[5] != 0
  }
}
