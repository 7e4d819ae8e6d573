import AppearanceTrace
import ConformanceRules

/// Children of an app's own container that have come in the place of one that was hidden for another beside it,
/// and are within reach while that other stays.
enum UnhiddenSuccessors {
  static func breaches(in history: History) -> [OracleFinding] {
    rests(in: history).flatMap { rests in
      rests.indices.flatMap { breaches(in: rests[...$0], history) }
    }
  }

  /// Whether a view hides its elements at the end for what has come beside the child that lies there.
  static func want(_ view: String, _ history: History) -> Bool {
    rests(in: history).contains { rests in
      rests.last?.hidden.contains { child, hidden in
        hidden == view && reason(of: child, rests[...], history) != nil
      } ?? false
    }
  }

  /// The rests of each container of the app's own.
  private static func rests(in history: History) -> [[Rest]] {
    let acts = history.events.indices.filter {
      history.events[$0].mark == .script && history.isCall($0, looks)
    }
    let ends = history.finalState == nil ? [] : [history.events.count]
    return history.names.filter(history.isAppsOwn).map { container in
      (acts + ends).compactMap { Rest(of: container, at: $0, history) }
    }
  }

  private static let looks: [Call.Method] = [.select, .replace, .open, .close, .gestureBegan]

  /// What a container shows when it is at rest.
  private struct Rest {
    let place: Int
    /// Those who have appeared, each with the views from its own to the container's.
    let shown: [String: [String]]
    /// Those of them who are hidden, each with the view that is.
    let hidden: [String: String]

    init?(of container: String, at place: Int, _ history: History) {
      let phases = history.children(of: container, before: place).map { child in
        (child: child, phase: history.phase(of: child, before: place))
      }
      let shown = phases.filter { $0.phase == .appeared }.map(\.child)
      guard history.open(at: place).isEmpty, !shown.isEmpty,
        phases.allSatisfy({ $0.phase == .appeared || $0.phase == nil }),
        history.motions(in: container, before: place).isEmpty
      else { return nil }
      self.place = place
      let around = history.rootView(of: container)
      self.shown = Dictionary(
        uniqueKeysWithValues: shown.map { child in
          let path = history.path(from: history.rootView(of: child), before: place)
          return (child, path.contains(around) ? Array(path.prefix { $0 != around }) : [])
        })
      hidden = self.shown.compactMapValues { views in
        views.first { history.values(.concealed, of: $0, before: place) != nil }
      }
    }
  }

  /// Those who are within reach at the last of these rests, and came since the one before it.
  private static func breaches(
    in rests: ArraySlice<Rest>, _ history: History
  ) -> [OracleFinding] {
    guard let now = rests.last, let before = rests.dropLast().last else { return [] }
    let reasons = before.shown.keys.filter { now.shown[$0] == nil }.compactMap { child in
      reason(of: child, rests.dropLast(), history)
    }
    let standing = reasons.filter { isStanding($0.sides, at: now) }
    guard let reason = standing.max(by: { $0.flag < $1.flag }) else { return [] }
    let isModal = reason.sides.contains { side in
      now.shown[side, default: []].contains {
        history.values(.modal, of: $0, before: now.place) != nil
      }
    }
    guard !isModal else { return [] }
    let reached = now.shown.filter { child, views in
      before.shown[child] == nil && !views.isEmpty
        && !views.contains { isOutOfReach($0, before: now.place, history) }
    }
    return reached.keys.map { child in
      let told = history.lastCallback(of: child, before: now.place)
      return .at(max(reason.flag, told ?? 0))
    }
  }

  private static func isStanding(_ sides: Set<String>, at rest: Rest) -> Bool {
    !sides.isEmpty && sides.allSatisfy { rest.shown[$0] != nil && rest.hidden[$0] == nil }
  }

  private static func isOutOfReach(_ view: String, before place: Int, _ history: History) -> Bool {
    history.values(.concealed, of: view, before: place) != nil
      || history.values(.hidden, of: view, before: place) != nil
      || history.values(.alpha, of: view, before: place)?.first.flatMap(Double.init) == 0
  }

  /// For whom a child is hidden at the last of these rests, and the line that did so.
  private static func reason(
    of child: String, _ rests: ArraySlice<Rest>, _ history: History
  ) -> (sides: Set<String>, flag: Int)? {
    guard let now = rests.last, let view = now.hidden[child], let before = rests.dropLast().last
    else { return nil }
    let earlier = rests.dropLast()
    guard before.shown[child] != nil else {
      // It came hidden, in the place of others that were.
      let gone = before.shown.keys.filter { now.shown[$0] == nil }
      let inherited = gone.compactMap { reason(of: $0, earlier, history) }
        .filter { isStanding($0.sides, at: now) }
      let last = inherited.max { $0.flag < $1.flag }
      let isModal =
        last?.sides.contains { side in
          now.shown[side, default: []].contains {
            history.values(.modal, of: $0, before: now.place) != nil
          }
        } ?? false
      return isModal ? nil : last
    }
    let came = now.shown.keys.filter { before.shown[$0] == nil && now.hidden[$0] == nil }
    let sides =
      before.hidden[child] == nil ? Set(came) : reason(of: child, earlier, history)?.sides
    guard let sides, isStanding(sides, at: now),
      let flag = history.lastSet(.concealed, of: view, before: now.place)
    else { return nil }
    return (sides, flag)
  }
}
