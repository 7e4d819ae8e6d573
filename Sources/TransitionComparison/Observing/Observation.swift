import AppearanceTrace
import ConformanceRules

/// One thing that an observer sees, and where the trace says so.
struct Observation: Sendable {
  /// What the trace has, before an exemption left anything of it out.
  let original: Content
  /// Where the trace has it.
  let place: Witness.Place
  /// What is compared in the place of what the trace has; none where nothing was left out.
  private var edited: Content?

  init(_ content: Content, at place: Witness.Place) {
    original = content
    self.place = place
  }

  /// What is compared.
  var content: Content {
    get { edited ?? original }
    set { edited = newValue }
  }

  /// The same where another text of the trace tells of it: as the trace has it, without the edits of
  /// exemptions.
  func told(at place: Witness.Place) -> Observation { Observation(original, at: place) }

  /// What kind of thing it is.
  var kind: Kind { original.kind }

  /// The call that a controller or a closure gets; none where it is something else.
  var call: Call? {
    if case .call(let call, _) = original { call } else { nil }
  }

  /// Whether it is a call that one of these controllers gets.
  func isTold(to controllers: Set<String>) -> Bool {
    call.map { controllers.contains($0.receiver) } ?? false
  }

  /// What to tell a reader.
  var words: String { original.text }

  /// Compares who decides the status bar, and not how it looks.
  ///
  /// - Parameter isMeant: Whether that holds while a controller decides.
  mutating func leaveOutLook(while isMeant: (String) -> Bool) {
    guard case .statusBar(var look) = content, look.owner.map(isMeant) == true else { return }
    (look.style, look.isHidden) = (.automatic, false)
    content = .statusBar(look)
  }

  /// Compares the call without some of its arguments.
  ///
  /// - Parameter isLeftOut: Whether nobody looks at an argument.
  mutating func leaveOutArguments(where isLeftOut: (Call.Argument) -> Bool) {
    guard case .call(var call, let kind) = content else { return }
    call.arguments.removeAll(where: isLeftOut)
    content = .call(call, kind)
  }
}

extension Observation: Equatable {
  /// Whether both compare the same of the same, be it edited or not.
  static func == (left: Observation, right: Observation) -> Bool {
    left.place == right.place && left.content == right.content && left.original == right.original
  }
}

extension Observation {
  /// What is seen, without its time and without who caused it.
  enum Content: Sendable, Equatable {
    /// A controller is told something, or a closure is run.
    case call(Call, Kind)
    /// A view comes into the window.
    case enters(view: String, window: String)
    /// A view leaves the window.
    case leaves(view: String, window: String)
    /// The status bar looks otherwise, or somebody else decides it.
    case statusBar(StatusBarLook)
    /// At the end a root view lies in the window, or in another root view.
    case lies(view: String, ancestor: String)
    /// What a container contains at the end.
    case contains(Checkpoint.Containment)
    /// What a controller presents at the end.
    case presents(Checkpoint.Presentation)
    /// How far a controller has appeared at the end.
    case appears(Checkpoint.Appearance)
    /// How the run came to its end, as the trace has it.
    case ends(String)
  }

  /// Whether it is about whether the controller is shown.
  var isAppearance: Bool { kind.isAppearance }
}

extension Observation.Content {
  /// What is seen, as a trace has it.
  var text: String {
    switch self {
    case .call(let call, _): call.text
    case .enters(let view, let window):
      Event(at: .zero, .insert(view: view, superview: window)).line
    case .leaves(let view, let window):
      Event(at: .zero, .remove(view: view, superview: window)).line
    case .statusBar(let look): Event(at: .zero, .statusBar(look)).line
    case .lies(let view, let ancestor): "tree \(ancestor) > \(view)"
    case .contains(let entry):
      "children \(entry.parent) > \(entry.children.joined(separator: " "))"
    case .presents(let entry): "presented \(entry.presenter) -> \(entry.presented)"
    case .appears(let entry): "\(entry.phase.rawValue) \(entry.controller)"
    case .ends(let heading): heading
    }
  }

  /// The names that it speaks of.
  var names: [String] {
    switch self {
    case .call(let call, _): call.names
    case .enters(let view, let window), .leaves(let view, let window): [view, window]
    case .statusBar(let look): Event(at: .zero, .statusBar(look)).names
    case .lies(let view, let ancestor): [view, ancestor]
    case .contains(let entry): [entry.parent] + entry.children
    case .presents(let entry): [entry.presenter, entry.presented]
    case .appears(let entry): [entry.controller]
    case .ends: []
    }
  }

  /// Whether an entry of the last checkpoint says it.
  func isSaid(in entry: Checkpoint.Entry) -> Bool {
    switch (self, entry) {
    case (.lies(let view, _), .tree(let path)): path.contains(view)
    case (.contains(let own), .children(let entry)): own == entry
    case (.presents(let own), .presented(let entry)): own == entry
    case (.appears(let own), .appearance(let entry)): own == entry
    case (.call, _), (.enters, _), (.leaves, _), (.statusBar, _), (.lies, _), (.contains, _),
      (.presents, _), (.appears, _), (.ends, _):
      false
    }
  }

  fileprivate var kind: Observation.Kind {
    switch self {
    case .call(_, let kind): kind
    case .enters, .leaves: .window
    case .statusBar: .statusBar
    case .lies: .finalTree
    case .contains: .finalChildren
    case .presents: .finalPresentation
    case .appears: .finalAppearance
    case .ends: .ending
    }
  }
}
