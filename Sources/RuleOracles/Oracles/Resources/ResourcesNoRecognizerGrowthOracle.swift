import AppearanceTrace
import ConformanceRules

/// A view that gets more recognizers again, with a transition's end between, is a breach once.
enum ResourcesNoRecognizerGrowthOracle: RuleOracle {
  static let id: RuleID = "resources-no-recognizer-growth"

  static func breaches(in history: History) -> [OracleFinding] {
    let views = history.events.compactMap { event in
      if case .set(let view, _) = event.action { view } else { nil }
    }
    return Set(views).compactMap { view in
      let counts = counts(of: view, history)
      /// The places at which there are more than ever before.
      let growths = counts.filter { place, count in
        count > 0 && !counts.contains { $0.place < place && $0.count >= count }
      }.map(\.place)
      let second = zip(growths, growths.dropFirst()).first { earlier, later in
        history.ends.contains { $0.end.place > earlier && $0.end.place < later }
      }
      return second.map { .at($0.1, view) }
    }
  }

  private static func counts(of view: String, _ history: History) -> [(place: Int, count: Int)] {
    history.events.indices.compactMap { place in
      guard case .set(view, let property) = history.events[place].action,
        property.kind == .recognizers, let count = property.values.first.flatMap({ Int($0) })
      else { return nil }
      return (place, count)
    }
  }
}
