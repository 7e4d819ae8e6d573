import AppearanceTrace
import ConformanceRules

/// A revealed view that was put on top of the leaving one, and stayed so, is a breach.
enum GeometryZOrderOracle: RuleOracle {
  static let id: RuleID = "geometry-z-order"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.completeTransition]).compactMap { place, call in
      guard let run = history.run(call.receiver, at: place), run.isAnimated, let to = run.span.to
      else { return nil }
      let view = history.rootView(of: to)
      let start = history.calls([.completeTransition]).last { earlier, other in
        earlier < place && history.run(other.receiver, at: earlier)?.span.to == to
      }?.place
      let last = ((start ?? 0)..<place).last { touches($0, view, history) }
      guard let last, isCover(last, history), history.cause(of: last) == run.name,
        history.events[last].time < history.events[place].time,
        !isExchange(run, last..<place, history), !isSeenAsPicture(run, last..<place, history),
        !isSeenAsPictures(run, last..<place, history)
      else { return nil }
      return .at(last, view)
    }
  }

  /// Whether an event moves a view, changes it, or puts another one in front of it.
  private static func touches(_ place: Int, _ view: String, _ history: History) -> Bool {
    switch history.events[place].action {
    case .set(view, let property): return property.kind.changesVisibility
    case .moves(view): return true
    case .insert(let inserted, _, let above):
      guard let run = wayBack(place, history) else { return false }
      let revealed = run.span.to.map(history.rootView)
      let leaving = run.span.from.map(history.rootView)
      return revealed == view
        && (inserted == view || inserted == leaving && above != view)
    default: return false
    }
  }

  /// Whether an event puts the revealed view on top of the leaving one.
  private static func isCover(_ place: Int, _ history: History) -> Bool {
    guard case .insert(let view, let superview, nil) = history.events[place].action,
      let run = wayBack(place, history), run.span.to.map(history.rootView) == view,
      let leaving = run.span.from.map(history.rootView)
    else { return false }
    return history.superview(of: leaving, before: place) == superview
  }

  /// Whether the transition takes the leaving view out in the instant in which it puts the revealed one in, and does
  /// not put it back beneath.
  private static func isExchange(
    _ run: TransitionRun, _ places: Range<Int>, _ history: History
  ) -> Bool {
    guard let leaving = run.span.from.map(history.rootView),
      let revealed = run.span.to.map(history.rootView)
    else { return false }
    let exchange = places.last { place in
      guard case .remove(leaving, _) = history.events[place].action else { return false }
      return history.cause(of: place) == run.name
        && history.events[place].time == history.events[places.lowerBound].time
    }
    return exchange.map { exchange in
      !(exchange..<places.upperBound).contains { place in
        guard case .insert(leaving, _, revealed) = history.events[place].action else {
          return false
        }
        return wayBack(place, history)?.span.to == run.span.to
      }
    } ?? false
  }

  /// Whether a transition moves something that it puts in above the revealed view while the one that goes is not
  /// seen, or hides that one when it moves.
  private static func isSeenAsPicture(
    _ run: TransitionRun, _ places: Range<Int>, _ history: History
  ) -> Bool {
    guard case .insert(_, let superview, _) = history.events[places.lowerBound].action,
      let leaving = run.span.from.map(history.rootView)
    else { return false }
    let own = places.dropFirst().filter { history.cause(of: $0) == run.name }
    let moves = own.filter { place in
      guard case .moves(let view) = history.events[place].action else { return false }
      return own.contains { earlier in
        earlier < place
          && history.events[earlier].action == .insert(view: view, superview: superview)
      }
    }
    let hides = own.contains { place in
      guard case .set(leaving, let property) = history.events[place].action else { return false }
      return property.kind == .hidden && !property.isDefault && moves.contains { $0 < place }
    }
    let isUnseen = moves.contains { place in
      history.values(.hidden, of: leaving, before: place) != nil
        || history.values(.alpha, of: leaving, before: place) == ["0"]
    }
    return hides || isUnseen
  }

  /// Whether a transition brings something to another place that it puts in above the revealed view, and moves
  /// nothing of the side that goes.
  private static func isSeenAsPictures(
    _ run: TransitionRun, _ places: Range<Int>, _ history: History
  ) -> Bool {
    guard case .insert(_, let superview, _) = history.events[places.lowerBound].action,
      let leaving = run.span.from.map(history.rootView)
    else { return false }
    func isPutAbove(_ view: String, before place: Int) -> Int? {
      (places.lowerBound + 1..<max(place, places.lowerBound + 1)).first {
        history.cause(of: $0) == run.name
          && history.events[$0].action == .insert(view: view, superview: superview)
      }
    }
    let start = history.calls([.completeTransition]).last {
      $0.call.receiver == run.name && $0.place < places.upperBound
    }?.place
    let own = max(run.begin, start ?? 0)..<places.upperBound
    let moves = own.compactMap { place -> (Int, String)? in
      guard case .moves(let view) = history.events[place].action,
        history.cause(of: place) == run.name, view != run.span.to.map(history.rootView)
      else { return nil }
      return (place, view)
    }
    let flies = moves.contains { place, view in
      guard let start = isPutAbove(view, before: place) else { return false }
      return (start..<place).contains { earlier in
        guard history.cause(of: earlier) == run.name,
          case .set(view, let property) = history.events[earlier].action
        else { return false }
        return [.frame, .transform].contains(property.kind)
          && property.values != ["0", "0"] + history.screen(before: earlier).words
      }
    }
    let isStirred = moves.contains { place, view in
      isPutAbove(view, before: place) == nil
        && (history.isView(view, inside: leaving, before: place)
          || history.superview(of: view, before: place)
            == history.superview(of: leaving, before: place))
    }
    return flies && !isStirred
  }

  private static func wayBack(_ place: Int, _ history: History) -> TransitionRun? {
    guard let run = history.run(history.cause(of: place), at: place) else { return nil }
    return run.span.kind == .dismiss || run.span.kind == .pop ? run : nil
  }
}
