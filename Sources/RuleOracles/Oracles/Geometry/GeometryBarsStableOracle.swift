import AppearanceTrace
import ConformanceRules

/// What covers the view that comes does not change between the animation's beginning and the next
/// thing that the script does, unless the screen or its status bar did; and who lies at rest where another child with
/// added insets lay, by the script's last wish, has some too; and who was let go of has none.
enum GeometryBarsStableOracle: RuleOracle {
  static let id: RuleID = "geometry-bars-stable"

  static func breaches(in history: History) -> [OracleFinding] {
    history.events.indices.filter { place in
      guard case .set(let view, let property) = history.events[place].action,
        property.kind == .insets, !history.isBySubject(place),
        let controller = history.controller(of: view)
      else { return false }
      let isKnown = history.values(.insets, of: view, before: place) != nil
      return isLate(controller, place, history)
        || isKnown && isAmid(controller, place, history)
    }.map { .at($0) } + newcomerWithoutInsets(history) + partedWithInsets(history)
  }

  /// Who went from a container that is there still, has no place since, and has insets that were added to it,
  /// whether anybody keeps him or not.
  private static func partedWithInsets(_ history: History) -> [OracleFinding] {
    guard let finalState = history.finalState else { return [] }
    return history.calls([.removeFromParent]).compactMap { place, call in
      let child = call.receiver
      guard !comesOrGoes(child, after: place, history),
        history.cast.first(where: { $0.name == child })?.maker != .subject,
        finalState.parent(of: child) == nil,
        let container = history.parent(of: child, before: place),
        finalState.shows(history.rootView(of: container)),
        case let view = history.rootView(of: child), !finalState.shows(view),
        history.values(.added, of: view, before: history.events.count) != nil
      else { return nil }
      return .at(max(place, history.lastSet(.added, of: view) ?? place))
    }
  }

  /// Whether a child is added anew, or goes from a container that it has got; one that has none goes from nobody.
  private static func comesOrGoes(_ child: String, after place: Int, _ history: History) -> Bool {
    history.calls([.addChild]).contains { $0.place > place && $0.call.object == child }
      || history.calls([.removeFromParent]).contains { later, call in
        later > place && call.receiver == child && history.parent(of: child, before: later) != nil
      }
  }

  /// The child that the script wanted last in the place of another, and that has none of the insets of that one.
  private static func newcomerWithoutInsets(_ history: History) -> [OracleFinding] {
    guard let finalState = history.finalState,
      let place = history.events.lastIndex(where: { $0.mark == .script }),
      history.isCall(place, [.replace]), let call = history.call(at: place),
      call.number(nil) != nil, let newcomer = call.objectAtPlace
    else { return [] }
    let container = call.receiver
    let shown = history.children(of: container, before: place).filter {
      history.lies($0, in: container, before: place)
    }
    guard shown.count == 1 else { return [] }
    let (old, view) = (history.rootView(of: shown[0]), history.rootView(of: newcomer))
    guard history.values(.added, of: old, before: place) != nil, finalState.shows(view),
      finalState.parent(of: newcomer) == container,
      finalState.values(.frame, of: view) == history.values(.frame, of: old, before: place),
      finalState.values(.added, of: view) == nil
    else { return [] }
    return [.atEnd()]
  }

  /// Whether the view comes in a transition that runs, not given up, since an earlier instant.
  private static func isAmid(_ controller: String, _ place: Int, _ history: History) -> Bool {
    guard let run = history.open(at: place).last, run.span.to == controller,
      let animation = history.animation(of: run, before: place),
      history.events[animation].time < history.events[place].time,
      history.completion(of: run, before: place) == nil,
      history.verdict(of: run, before: place)?.word
        != .cancelInteractiveTransition
    else { return false }
    let fingers = History.comingAndGoing + [.gestureMoved]
    let deeds = (0..<place).filter {
      history.events[$0].mark == .script && !history.isCall($0, fingers)
    }
    let resizes = history.calls([.resize, .setStatusBarHeight]).filter { $0.place < place }
    return (deeds.last ?? -1) < animation && resizes.allSatisfy { $0.place < run.begin }
  }

  private static func isLate(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let latest = history.open(at: place).last ?? history.ends.last { $0.end.place < place }?.run
    guard let run = latest, run.span.to == controller,
      let completion = history.completion(of: run, before: place),
      history.animation(of: run, before: place) != nil
    else { return false }
    let resizes = history.calls([.resize, .setStatusBarHeight]).filter { $0.place < place }
    guard resizes.allSatisfy({ $0.place < run.begin }) else { return false }
    let acts = (0..<place).filter { history.events[$0].mark == .script }
    return (acts.last ?? 0) < completion.place
  }
}
