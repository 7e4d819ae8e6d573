import TransitionCertification

/// What happens in a scenario, and why: its steps in words, its facts, and the rules that watch.
struct ScenarioStory {
  private let scenario: Scenario
  private let registry: SubjectRegistry

  /// - Parameter registry: The subjects of which some play it.
  init(_ scenario: Scenario, _ registry: SubjectRegistry) {
    self.scenario = scenario
    self.registry = registry
  }

  /// The story, a line each, with what the line is about.
  @MainActor var lines: [(String, String)] {
    let subjects = registry.all.filter {
      scenario.applicability(to: $0.subject) == .applies
    }
    let trace = subjects.first { $0.isGood }.map { scenario.run($0.subject) }
    let steps = trace.map(Self.steps) ?? []
    let judgement = trace.map { Judge().judge($0) }
    let rules = judgement?.outcomes.rules(.holds).map(\.rawValue) ?? []
    return [
      ("scenario", scenario.title),
      ("tags", Explanation.list(scenario.tags)),
      ("device", scenario.device.rawValue),
    ] + Self.labelled("steps", steps)
      + [("evidence", scenario.evidence.isEmpty ? "inferred" : certainty)]
      + scenario.evidence.map { ("", "\($0): \(FactBook.fact($0)?.sentence ?? "")") }
      + [
        ("rules", "\(rules.count) come to bear: \(Explanation.list(rules))"),
        ("subjects", Self.words(for: subjects)),
      ]
  }

  /// The subjects that play it; of those that are wrong on purpose only how many there are.
  private static func words(for subjects: [ListedSubject]) -> String {
    let good = subjects.filter(\.isGood)
    let names = Explanation.list(good.map(\.id))
    let faulty = subjects.count - good.count
    return faulty == 0 ? names : "\(names), and \(faulty) that are faulty"
  }

  private var certainty: String {
    scenario.isInferred
      ? "these facts, and the order as a whole is inferred" : "these facts have the order"
  }

  /// Lines of which only the first says what they are about.
  private static func labelled(_ label: String, _ lines: [String]) -> [(String, String)] {
    lines.enumerated().map { ($0.offset == 0 ? label : "", $0.element) }
  }

  // MARK: - Steps

  /// What the script did, each with its time, and how each transition ended.
  private static func steps(of trace: Trace) -> [String] {
    trace.events.compactMap { event in
      words(for: event).map { "at \(event.time.text): \($0)" }
    }
  }

  private static func words(for event: Event) -> String? {
    switch event.action {
    case .call(let call) where event.mark == .script: words(for: call)
    case .begin: "a transition begins, \(event.line.dropFirst("begin ".count))"
    case .end: "a transition ends, \(event.line.dropFirst("end ".count))"
    case .fault, .round, .repeats: event.line
    default: nil
    }
  }

  /// A request in words; the call itself where it needs none.
  private static func words(for call: Call) -> String {
    let name = call.receiver
    let details = String(call.text.drop { $0 != "(" }.dropFirst().dropLast())
    let of = details.isEmpty ? "" : " (\(details))"
    return switch call.method {
    case .present: "\(name) is asked to present\(of)"
    case .dismiss: "\(name) is asked to go\(of)"
    case .pushViewController: "\(name) is asked to push\(of)"
    case .popViewController, .popToViewController, .popToRootViewController:
      "\(name) is asked to pop\(of)"
    case .setViewControllers: "\(name) gets other controllers\(of)"
    case .setSelectedIndex, .select: "\(name) is asked to select\(of)"
    case .setSelectedDetentIdentifier: "\(name) is to rest at another detent\(of)"
    case .invalidateDetents: "\(name) has its detents asked again"
    case .setRootViewController: "\(name) gets another root controller\(of)"
    case .performSegue: "\(name) performs a segue\(of)"
    case .unwind: "\(name) leads back\(of)"
    case .gestureBegan: "a finger comes down on \(name)\(of)"
    case .gestureMoved: "the finger moves"
    case .gestureEnded: "the finger goes"
    case .gestureCancelled: "the system takes the touch away"
    case .updateInteractiveTransition: "\(name)'s driver moves to\(of)"
    case .finishInteractiveTransition: "\(name)'s driver lets it go on"
    case .cancelInteractiveTransition: "\(name)'s driver gives it up"
    case .resize: "\(name) gets another size\(of)"
    case .setInterfaceStyle: "the interface turns\(of)"
    case .resignActive: "something of the system's comes in front of the application"
    case .becomeActive: "it goes again"
    case .background: "the application leaves the screen"
    case .foreground: "the application returns"
    default: call.text
    }
  }
}
