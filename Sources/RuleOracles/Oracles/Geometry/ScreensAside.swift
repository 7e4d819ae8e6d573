import AppearanceTrace
import ConformanceRules

/// Children of an app's own container that lay aside when the size changed, and are in the way in the new one.
enum ScreensAside {
  /// Whether a child in a container of the app's, as large as that, lies over another one that it lay beside.
  static func liesOver(
    _ controller: String, _ change: History.SizeChange, _ finalState: SettledHierarchy,
    _ history: History
  ) -> Bool {
    let bounds = history.edges(after: change)
    func old(_ child: String) -> [Double]? {
      let view = history.rootView(of: child)
      guard history.isInWindow(view, before: change.place),
        history.lastSet(.transform, of: view, before: change.place) == nil,
        let frame = history.values(.frame, of: view, before: change.place)?
          .compactMap(Double.init), frame.count == 4
      else { return nil }
      return [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
    }
    func new(_ child: String) -> [Double]? {
      let view = history.rootView(of: child)
      guard history.phase(of: child, before: history.events.count) == .appeared,
        history.isInWindow(view, finalState), !finalState.isHidden(view),
        finalState.opacity(of: view) > 0
      else { return nil }
      return finalState.edges(of: view) ?? bounds
    }
    func overlap(_ one: [Double], _ other: [Double]) -> Bool {
      [0, 1].allSatisfy { min(one[$0 + 2], other[$0 + 2]) - max(one[$0], other[$0]) > 1 }
    }
    guard let parent = finalState.parent(of: controller), history.isAppsOwn(parent),
      let place = old(controller), let now = new(controller),
      finalState.shows(history.rootView(of: parent)),
      case let whole = finalState.edges(of: history.rootView(of: parent)) ?? bounds,
      now[2] - now[0] == whole[2] - whole[0], now[3] - now[1] == whole[3] - whole[1]
    else { return false }
    let view = history.rootView(of: controller)
    return finalState.children(of: parent).contains { other in
      let beneath = history.rootView(of: other)
      guard other != controller, let oldOther = old(other), let newOther = new(other),
        finalState.views.first(where: { $0 == view || $0 == beneath }) == beneath,
        !finalState.path(from: view).contains(beneath)
      else { return false }
      return !overlap(place, oldOther) && overlap(now, newOther)
    }
  }

  /// Whether a child's view in a container of the app's fills that, though it still has the transform that moved
  /// or scaled it when the size changed.
  static func isFilledUnderTransform(
    _ view: String, of controller: String, _ change: History.SizeChange,
    _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard let old = history.values(.transform, of: view, before: change.place),
      finalState.values(.transform, of: view) == old,
      case let numbers = old.compactMap(Double.init), numbers.count == 6, old.count == 6,
      numbers[1] == 0, numbers[2] == 0,
      abs(numbers[0]) != 1 || abs(numbers[3]) != 1 || numbers[4] != 0 || numbers[5] != 0,
      let parent = finalState.parent(of: controller), history.isAppsOwn(parent)
    else { return false }
    let outer = finalState.path(from: view).dropFirst()
    let around = history.rootView(of: parent)
    return outer.contains(around) && outer.last == change.window
      && outer.allSatisfy { finalState.values(.transform, of: $0) == nil }
      && (history.values(.frame, of: view, before: change.place) != nil
        || history.lastSet(.transform, of: view, before: change.place) != nil)
      && finalState.values(.frame, of: view) == finalState.values(.frame, of: around)
      && !finalState.isHidden(view) && finalState.opacity(of: view) > 0
  }
}
