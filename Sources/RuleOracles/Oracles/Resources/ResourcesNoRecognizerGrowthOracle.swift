import AppearanceTrace
import ConformanceRules

/// A view that gets more recognizers again, with the end of a transition or a round between, is a breach once; so is one
/// that holds more of the subject's each time.
enum ResourcesNoRecognizerGrowthOracle: RuleOracle {
  static let id: RuleID = "resources-no-recognizer-growth"

  static func breaches(in history: History) -> [OracleFinding] {
    recognizers(history) + views(history) + repeatedViews(history)
  }

  private static func recognizers(_ history: History) -> [OracleFinding] {
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
        (earlier + 1..<later).contains { place in
          isRound(place, history) || history.ends.contains { $0.end.place == place }
        }
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

  // MARK: - Views

  /// The places in which more of the subject's views lie for the second time, whenever all is as before.
  private static func views(_ history: History) -> [OracleFinding] {
    let places = Set(
      history.events.compactMap { event -> String? in
        if case .insert(_, let place, _) = event.action { place } else { nil }
      })
    let ends = history.ends.filter { isHome(after: $0.run, $0.end, history) }.map(\.end.place)
    let rests = history.events.indices.filter { isRound($0, history) }
    let last = history.finalState == nil ? [] : [history.events.count]
    let times = (ends + (rests + last).filter { isAtHome(before: $0, history) }).sorted()
    return places.filter { lasts($0, history) }.compactMap { place in
      var most = 0
      var hasGrown = false
      for time in times {
        let now = additions(to: place, before: time, history)
        guard now.count > most, let last = now.max() else { continue }
        if hasGrown { return .at(last, place) }
        (most, hasGrown) = (now.count, true)
      }
      return nil
    }
  }

  /// The places in which views lie in the end that no line put in, beside such as the subject did in a round that
  /// was repeated.
  private static func repeatedViews(_ history: History) -> [OracleFinding] {
    let repetition = history.events.lastIndex { event in
      if case .repeats = event.action { true } else { false }
    }
    guard let repetition, let finalState = history.finalState,
      isAtHome(before: history.events.count, history)
    else { return [] }
    let more = finalState.views.filter { view in
      history.superview(of: view, before: history.events.count) == nil
        && !history.baseline.shows(view) && isNobodys(view, history)
    }
    let places = Set(more.compactMap { finalState.path(from: $0).dropFirst().first })
    return places.filter { place in
      lasts(place, history) && !additions(to: place, before: history.events.count, history).isEmpty
    }
    .map { .at(repetition, $0) }
  }

  private static func lasts(_ place: String, _ history: History) -> Bool {
    history.controller(of: place) != nil || history.isBar(place) || history.isWindow(place)
  }

  /// The lines that put in what of the subject's lies in a view.
  private static func additions(
    to place: String, before time: Int, _ history: History
  ) -> [Int] {
    let views = Set(
      history.events[..<time].compactMap { event -> String? in
        if case .insert(let view, _, _) = event.action { view } else { nil }
      })
    return views.compactMap { view in
      guard isNobodys(view, history) else { return nil }
      let last = (0..<time).last { index in
        switch history.events[index].action {
        case .insert(view, _, _), .remove(view, _): true
        default: false
        }
      }
      guard let last, case .insert(_, place, _) = history.events[last].action,
        history.isBySubject(last)
      else { return nil }
      return last
    }
  }

  private static func isNobodys(_ view: String, _ history: History) -> Bool {
    history.controller(of: view) == nil && !history.isContainer(view)
      && history.roles.role(of: view)?.owner == nil
  }

  private static func isHome(
    after run: TransitionRun, _ end: TransitionRun.End, _ history: History
  ) -> Bool {
    let gone: String? =
      switch (run.span.kind, end.isFinished) {
      case (.present, false): run.span.to
      case (.dismiss, true): run.span.from
      default: nil
      }
    return isHome(without: gone, before: end.place, history)
  }

  private static func isAtHome(before place: Int, _ history: History) -> Bool {
    isHome(without: nil, before: place, history)
      && history.names.allSatisfy { name in
        history.parent(of: name, before: place) == nil
          || history.phase(of: name, before: place) == history.phase(of: name, before: 0)
      }
  }

  private static func isRound(_ place: Int, _ history: History) -> Bool {
    if case .round = history.events[place].action { true } else { false }
  }

  private static func isHome(
    without gone: String?, before place: Int, _ history: History
  ) -> Bool {
    let standing = history.standing(before: place).filter { $0.presented != gone }
    return standing.count == history.baseline.checkpoint.presentations.count
      && standing.allSatisfy { history.baseline.presented(by: $0.presenter) == $0.presented }
      && history.names.allSatisfy {
        history.parent(of: $0, before: place) == history.baseline.parent(of: $0)
      }
  }
}
