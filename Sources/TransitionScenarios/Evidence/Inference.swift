public import TransitionStage

/// Lines of the references that rest on no fact, and say the same of the same kind of change.
public struct Inference: Sendable, Equatable {
  /// What they say, with roles in the place of names: `dismiss custom: remove from.view`.
  public let form: String
  /// How many lines there are.
  public let lines: Int
  /// The scenarios in whose references they are, in the order of the references.
  public let scenarios: [String]

  /// Gathers the lines that no fact's pattern covers, most first.
  ///
  /// - Parameter references: the system's own traces.
  public static func all(in references: some Sequence<Trace>) -> [Inference] {
    all(in: references, patterns: PatternBook.all)
  }

  static func all(
    in references: some Sequence<Trace>, patterns: [EvidencePattern]
  ) -> [Inference] {
    var lines: [String: Int] = [:]
    var scenarios: [String: [String]] = [:]
    for trace in references {
      let covering = TraceEvidence(trace, patterns: patterns).covering
      var forms = InferenceForms(trace)
      for (place, event) in trace.events.enumerated() {
        let form = forms.form(of: event)
        guard event.mark != .script, covering[place].isEmpty else { continue }
        lines[form, default: 0] += 1
        if scenarios[form]?.last != trace.header.scenario {
          scenarios[form, default: []].append(trace.header.scenario)
        }
      }
    }
    return lines.map { Inference(form: $0, lines: $1, scenarios: scenarios[$0] ?? []) }
      .sorted { ($1.lines, $0.form) < ($0.lines, $1.form) }
  }
}

/// Names what lines say by roles: those of the change in whose course they come.
private struct InferenceForms {
  private let roles: RoleBook
  private let family: Substring
  private let children: [String: String]
  /// The changes that run, the last one at the end.
  private var running: [TransitionSpan] = []

  init(_ trace: Trace) {
    roles = trace.roles
    family = trace.header.scenario.prefix { $0 != "/" }
    children = trace.baseline.containment.reduce(into: [:]) { children, entry in
      for child in entry.children { children[child] = entry.parent }
    }
  }

  /// What a line says; to be asked of each, in order.
  mutating func form(of event: Event) -> String {
    if case .begin(let span) = event.action { running.append(span) }
    let form = "\(change): \(words(event.action))"
    if case .end(let transition, _) = event.action {
      running.removeAll { $0.transition == transition }
    }
    return form
  }

  /// The change in whose course a line comes, or the family of the scenario.
  private var change: String {
    guard let span = running.last else { return "\(family), at rest" }
    return ([span.kind.rawValue] + [span.style].compactMap(\.self)).joined(separator: " ")
  }

  private func words(_ action: Event.Action) -> String {
    switch action {
    case .call(let call): "\(role(call.receiver)).\(call.method.word)"
    case .insert(let view, let superview, _): "insert \(role(view)) into \(role(superview))"
    case .remove(let view, let superview): "remove \(role(view)) from \(role(superview))"
    case .statusBar(let look): "status-bar \(look.owner.map(role) ?? "nobody")"
    case .release(let object): "release \(role(object))"
    case .fault(let id, let effect, _): "fault \(id) \(effect.rawValue)"
    case .begin, .end, .set, .moves, .rests, .delegate, .round, .repeats:
      action.verb?.rawValue ?? ""
    }
  }

  /// What an object is to the change.
  private func role(_ name: String) -> String {
    switch roles.role(of: name) {
    case .rootView(let owner): "\(role(owner)).view"
    case .container(let owner): roles.role(of: owner) == .controller ? "container" : "t.container"
    case .transition: "t"
    case .controller: controller(name)
    case .window: "window"
    case let role?: "\(role.kind)"
    case nil: "somebody"
    }
  }

  private func controller(_ name: String) -> String {
    guard let span = running.last else { return "controller" }
    if name == span.from { return "from" }
    if name == span.to { return "to" }
    let sides = [span.from, span.to].compactMap(\.self)
    if sides.contains(where: { children[$0] == name }) { return "parent" }
    return children[name].map(sides.contains) == true ? "child" : "another"
  }
}
