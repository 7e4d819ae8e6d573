/// What controllers, window and status bar see of a trace: each its own sequence, times dropped.
///
/// Layout passes are left out, since their number is the animator's affair, and so is every view that
/// is neither the window nor a controller's own. Nobody sees where a round of a repeated scenario ends.
struct Audience {
  /// The name under which the window is seen.
  static let window = "window"
  /// The name under which the status bar is seen.
  static let statusBar = "status bar"

  /// The name under which the closures are seen that were handed to a controller with a request.
  static func closures(of controller: String) -> String { "\(controller)'s completion" }

  /// The name under which the sizes are seen that a controller is told of.
  ///
  /// An honest animator may show a picture and put the view in at the end, so when a controller that is
  /// told of a size has appeared is the animator's affair.
  static func sizes(of controller: String) -> String { "\(controller)'s size" }

  /// The name under which it is seen that a controller gets a parent, or loses it.
  ///
  /// Whether that is before or after it is told that it has appeared is its container's affair (CC-10
  /// has it before, CC-13 after).
  static func moves(of controller: String) -> String { "\(controller)'s parent" }

  private var sights: [String: [Sight]] = [:]
  private let scope: Scope
  private let passing: PassingViews

  /// Looks at a trace with everybody's eyes.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - isNumbered: Whether sights have the numbers of their lines, else 0; it takes as long as
  ///     printing the trace.
  ///   - scope: How much of it is seen.
  init(_ trace: Trace, isNumbered: Bool = true, scope: Scope = .everything) {
    self.init(Reference(trace), isNumbered: isNumbered, scope: scope)
  }

  /// Looks at a trace of the system's with everybody's eyes; lines are those of its printed form.
  ///
  /// - Parameter unseen: The places of events that are left out.
  init(
    _ reference: Reference, isNumbered: Bool, scope: Scope, without unseen: Set<Int> = []
  ) {
    self.scope = scope
    let trace = reference.compared
    passing = PassingViews(in: trace)
    let lines =
      isNumbered ? reference.lineNumbers : Array(repeating: 0, count: trace.events.count)
    for (index, event) in trace.events.enumerated() where !unseen.contains(index) {
      see(event, place: .event(index), line: lines[index])
    }
    guard let end = trace.ending.checkpoint else { return }
    see(
      end, isNumbered ? EndingLines(reference.printed, after: lines.last ?? 0) : EndingLines())
  }

  /// What an object sees, in order; empty where it sees nothing.
  subscript(object: String) -> [Sight] { sights[object] ?? [] }

  /// The controllers of a trace, in the order of its cast.
  ///
  /// A member of the cast is a controller if it is told of its view or its appearance.
  static func controllers(of trace: Trace) -> [String] {
    var told = Set(trace.baseline.appearances.map(\.controller))
    for event in trace.events {
      if case .call(let call) = event.action, Sight.Kind(call.method) != nil {
        told.insert(call.receiver)
      }
    }
    return trace.cast.map(\.name).filter(told.contains)
  }

  private func object(of call: Call, _ kind: Sight.Kind) -> String {
    if kind == .completion { return Self.closures(of: call.receiver) }
    if kind == .moving, scope == .commonToContainers { return Self.moves(of: call.receiver) }
    return call.method == .viewWillTransition ? Self.sizes(of: call.receiver) : call.receiver
  }

  private func text(of call: Call) -> String {
    guard scope == .commonToContainers else { return call.text }
    var call = call
    let hasParent = call.word("toParent") != nil
    call.arguments.removeAll { $0.label == "animated" || hasParent && $0.label == "toParent" }
    return call.text
  }

  private mutating func add(_ sight: Sight, for object: String) {
    sights[object, default: []].append(sight)
  }

  private mutating func see(_ event: Event, place: Witness.Place, line: Int) {
    switch event.action {
    case .call(let call):
      guard event.mark != .crossing, let kind = Sight.Kind(call.method),
        scope.holds(kind)
      else { return }
      add(
        Sight(text: text(of: call), kind: kind, place: place, line: line, quote: call.text),
        for: object(of: call, kind))
    case .insert(let view, let superview, _):
      guard superview == Self.window, !passing.contains(view) else { return }
      let text = Event(at: .zero, .insert(view: view, superview: superview)).line
      add(Sight(text: text, kind: .window, place: place, line: line), for: Self.window)
    case .remove(let view, let superview):
      guard superview == Self.window, !passing.contains(view) else { return }
      let text = Event(at: .zero, event.action).line
      add(Sight(text: text, kind: .window, place: place, line: line), for: Self.window)
    case .statusBar:
      let text = Event(at: .zero, event.action).line
      add(Sight(text: text, kind: .statusBar, place: place, line: line), for: Self.statusBar)
    case .begin, .end, .set, .moves, .rests, .delegate, .fault, .release, .round, .repeats:
      return
    }
  }

  private mutating func see(_ end: Checkpoint, _ lines: EndingLines) {
    for view in end.sharedViews
    where scope != .commonToContainers || view.ancestor == Self.window {
      let text = "tree \(view.ancestor) > \(view.name)"
      add(lines.sight(text, .finalTree, "tree", naming: view.name), for: Self.window)
    }
    for containment in end.containment where scope.holds(.finalChildren) {
      let text = "children \(containment.parent) > \(containment.children.joined(separator: " "))"
      add(
        lines.sight(text, .finalChildren, "children", naming: containment.parent),
        for: containment.parent)
    }
    for presentation in end.presentations {
      let text = "presented \(presentation.presenter) -> \(presentation.presented)"
      add(
        lines.sight(text, .finalPresentation, "presented", naming: presentation.presenter),
        for: presentation.presenter)
    }
    for appearance in end.appearances {
      let keyword = appearance.phase.rawValue
      add(
        lines.sight(
          "\(keyword) \(appearance.controller)", .finalAppearance, keyword,
          naming: appearance.controller),
        for: appearance.controller)
    }
  }
}

extension Trace.Ending {
  /// The hierarchy at the end, where the scene came to rest.
  fileprivate var checkpoint: Checkpoint? {
    switch self {
    case .settled(_, let checkpoint): checkpoint
    case .unsettled, .raised: nil
    }
  }
}

extension Checkpoint {
  /// The controllers' own views, each with the nearest of them or the window above it, back to front.
  fileprivate var sharedViews: [(name: String, ancestor: String)] {
    tree.flatMap { $0.sharedViews(below: $0.name) }
  }
}

extension Checkpoint.ViewNode {
  fileprivate func sharedViews(below ancestor: String) -> [(name: String, ancestor: String)] {
    guard isControllersOwn else { return children.flatMap { $0.sharedViews(below: ancestor) } }
    return [(name, ancestor)] + children.flatMap { $0.sharedViews(below: name) }
  }

  /// Whether this is the root view of a controller: `sheet.view`, but not `t1.view-1`.
  private var isControllersOwn: Bool { name.hasSuffix(".view") }
}

/// The lines of a trace's text from the ending on, to find the one that says something.
private struct EndingLines {
  private let first: Int
  private let lines: [[Substring]]

  /// No lines at all.
  init() {
    first = 0
    lines = []
  }

  init(_ trace: Trace, after line: Int) {
    let text = trace.text.split(separator: "\n", omittingEmptySubsequences: false)
    let heading = text[line...].firstIndex { $0.hasPrefix("settled ") } ?? text.endIndex
    first = heading + 1
    lines = text[heading...].map { $0.split(separator: " ") }
  }

  func sight(
    _ text: String, _ kind: Sight.Kind, _ keyword: String, naming name: String
  ) -> Sight {
    let offset = lines.firstIndex { words in
      words.first.map { $0 == keyword } ?? false && words.dropFirst().contains { $0 == name }
    }
    return Sight(text: text, kind: kind, place: .ending, line: first + (offset ?? 0))
  }
}
