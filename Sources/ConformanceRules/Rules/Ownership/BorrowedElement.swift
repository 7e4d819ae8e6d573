import AppearanceTrace

/// What a transition did to a view of a screen's, and where that lay before.
struct BorrowedElement: Sendable {
  /// In whose view it lay; none where no line says so.
  var screen: Name?
  /// Where it lay before it was moved first.
  private(set) var home: Name?
  /// The event that moved it first.
  private(set) var move: Int?
  private(set) var writings: [ViewProperty.Kind: Writing] = [:]

  /// The lines that set one of its properties.
  struct Writing: Sendable {
    /// The first value that was written; none for the default.
    let first: [String]?
    var last: Int
    /// The transition that wrote last.
    var writer: Name?
    /// The value before it did; none for the default.
    var before: [String]?
    /// Who was presented when one hid it last: as long as he is there, he shows what it did.
    var guest: Name?
    /// Who goes in the dismissal that wrote last; none where another change did.
    var leaver: Name?
  }

  init(screen: Name?) {
    self.screen = screen
  }

  /// Takes in a line about it.
  ///
  /// - Parameters:
  ///   - old: The value of the property that it sets, up to now; none for the default.
  ///   - transition: The one in whose name it is; none where nobody knows it any more.
  mutating func take(
    _ entry: IndexedEvent, from spot: Spot, old: [String]?, in transition: TransitionState?
  ) {
    if let property = entry.property {
      let value = property.isDefault ? nil : property.values
      var writing = writings[property.kind] ?? Writing(first: value, last: 0)
      if writing.writer != entry.cause { (writing.writer, writing.before) = (entry.cause, old) }
      if transition?.kind == .present, property.kind.hides(by: value) {
        writing.guest = transition?.to
      }
      writing.leaver = transition?.kind == .dismiss ? transition?.from : nil
      writing.last = entry.index
      writings[property.kind] = writing
    } else if move == nil {
      move = entry.index
      home = spot.superview
    }
  }
}

extension BorrowedElement {
  /// Where a view lies when a transition reaches for it.
  struct Spot {
    /// The view around it; none where no line tells it, or where it lies nowhere.
    let superview: Name?
    /// The screen in whose view it lies; none where a container's view, or a window, is nearer.
    let screen: Name?
    /// Whether an element may lie there.
    let isElements: Bool

    init(of view: Name, _ entry: IndexedEvent, in hierarchy: HierarchyState) {
      let isPlaced = hierarchy.objects[view].isPlaced
      let around = isPlaced ? hierarchy.objects[view].superview : entry.counterpart
      let nearest = around.flatMap { around in
        hierarchy.path(from: around).first { view in
          hierarchy.names.controller(of: view) != nil || hierarchy.names.isContainer(view)
        }
      }
      let screen = nearest.flatMap { hierarchy.names.controller(of: $0) }
      superview = around
      self.screen = screen
      isElements = !isPlaced || screen.map { hierarchy.mayLie(view, in: $0) } ?? false
    }
  }
}

extension HierarchyState {
  /// Whether a view is a root view, a container, a bar or a window.
  func isRootOrHosts(_ view: Name) -> Bool {
    names.controller(of: view) != nil || names.isContainer(view) || isWindow(view)
      || names.isBar(view)
  }

  /// Whether a view in a screen's view may be one of the screen's own: those that the subject made before
  /// the script acted belong to nobody, or to another one.
  fileprivate func mayLie(_ view: Name, in screen: Name) -> Bool {
    switch names.role(of: view) {
    case .element(let owner), .wrapper(let owner), .chrome(let owner?):
      names.known(owner) == screen
    case .chrome(nil): false
    case .application, .accessibility, .window, .controller, .rootView, .container, .bar,
      .toolbar, .view, .transition, .context, .coordinator, .runner, .transitioningDelegate,
      .navigationDelegate, .tabBarDelegate, .adaptiveDelegate, .animator, .driver, .presentation,
      .segue, .observer, .library, .engine, nil:
      true
    }
  }
}
