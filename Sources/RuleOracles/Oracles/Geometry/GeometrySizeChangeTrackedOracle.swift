import AppearanceTrace
import ConformanceRules

/// At rest after a change of size no root view has the old size, and those that filled the window fit.
enum GeometrySizeChangeTrackedOracle: RuleOracle {
  static let id: RuleID = "geometry-size-change-tracked"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, let change = history.sizeChange else { return [] }
    return finalState.views.filter { view in
      guard let controller = history.controller(of: view) else {
        return history.isLaidOut(view, after: change, finalState)
          && isMaskedAsBefore(view, change, finalState, history)
      }
      return ScreensAside.isFilledUnderTransform(view, of: controller, change, finalState, history)
        || ScreensAside.liesOver(controller, change, finalState, history)
        || isUnfit(view, of: controller, change, finalState, history)
    }.map { .atEnd($0) }
  }

  /// Whether a view has a frame that does not fit the new size.
  private static func isUnfit(
    _ view: String, of controller: String, _ change: History.SizeChange,
    _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard history.isLaidOut(view, after: change, finalState) else { return false }
    if isMaskedAsBefore(view, change, finalState, history) { return true }
    guard let edges = finalState.edges(of: view) else { return false }
    let bounds = history.edges(after: change)
    guard edges != bounds else { return false }
    if let old = change.old,
      finalState.values(.frame, of: view).map({ Array($0.suffix(2)) }) == old
    {
      return true
    }
    let isBeyond =
      edges[0] == 0 && edges[1] == 0 && (edges[2] > bounds[2] || edges[3] > bounds[3])
    guard !mayRest(controller, finalState, history),
      !isBent(view, change, history)
    else { return false }
    if FramesBeforeTurn.filledWindow(controller, history),
      isBeyond || FramesBeforeTurn.isGivenAll(controller, after: [], finalState, history)
    {
      return true
    }
    if change.isOldSide(
      of: edges, size: finalState.values(.frame, of: view).map { Array($0.suffix(2)) }, in: bounds
    ), !isMenu(controller, edges, in: bounds, finalState, history) {
      return true
    }
    let isNewRoot =
      FramesBeforeTurn.arrival(of: controller, history) == nil && !history.baseline.shows(view)
      && FramesBeforeTurn.isRoot(controller, finalState, history)
    return isNewRoot
      || isInFront(controller, finalState, history)
        && (isLost(view, edges, change, finalState, history)
          || finalState.parent(of: controller) == nil && isCut(view, edges, change, history))
  }

  /// Whether a mask leaves out a part of a view, and has the size that view or window had before and the view has
  /// not now, or lies where it fitted before.
  private static func isMaskedAsBefore(
    _ view: String, _ change: History.SizeChange, _ finalState: SettledHierarchy,
    _ history: History
  ) -> Bool {
    guard let masked = finalState.values(.masked, of: view) else { return false }
    let told = history.values(.frame, of: view, before: change.place)
    let before =
      history.controller(of: view) == nil ? nil : FramesBeforeTurn.told(of: view, change, history)
    func size(in state: SettledHierarchy) -> [Double] {
      let frame = state.values(.frame, of: view) ?? ["0", "0"] + state.screen.words
      return frame.suffix(2).compactMap(Double.init)
    }
    if masked.suffix(2).compactMap(Double.init) != size(in: finalState),
      [change.old, before, told].compactMap({ $0?.suffix(2) }).contains(masked.suffix(2))
    {
      return true
    }
    func fits(in state: SettledHierarchy) -> Bool? {
      let (reach, whole) = (masked.compactMap(Double.init), size(in: state))
      guard reach.count == 4, masked.count == 4, whole.count == 2 else { return nil }
      return [0, 1].allSatisfy { axis in
        let (low, high) = (reach[axis], whole[axis] - reach[axis] - reach[axis + 2])
        return (low <= 0 && high <= 0) || abs(low - high) <= 1
      }
    }
    return history.baseline.values(.masked, of: view) == masked
      && fits(in: history.baseline) == true && fits(in: finalState) == false
  }

  /// Whether presenters may have a frame of their own, and a controller is one, or its parent or child.
  private static func mayRest(
    _ controller: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    func parents(of child: String) -> [String] {
      var all = [child]
      while let last = all.last, let parent = finalState.parent(of: last), !all.contains(parent) {
        all.append(parent)
      }
      return all
    }
    return history.contract.restingLook.contains(.frame)
      && finalState.checkpoint.presentations.contains {
        parents(of: $0.presenter).contains(controller)
          || parents(of: controller).contains($0.presenter)
      }
  }

  // MARK: - In front

  /// Whether a controller has appeared, and is presented, or the last of its parent's that a change left.
  private static func isInFront(
    _ controller: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    guard history.phase(of: controller, before: history.events.count) == .appeared else {
      return false
    }
    guard let parent = finalState.parent(of: controller) else {
      return finalState.checkpoint.presentations.contains {
        finalState.presented(by: $0.presenter) == controller
      }
    }
    let children = finalState.children(of: parent)
    return history.ends.filter { !$0.run.isModal }
      .compactMap { $0.end.isFinished ? $0.run.span.to : $0.run.span.from }
      .last(where: children.contains) == controller
      || isOnly(controller, of: parent, finalState, history)
  }

  /// Whether no other child of a container of the app's, which the script has not opened or closed, has
  /// appeared.
  private static func isOnly(
    _ controller: String, of parent: String, _ finalState: SettledHierarchy, _ history: History
  ) -> Bool {
    let others = finalState.children(of: parent).filter {
      $0 != controller && history.phase(of: $0, before: history.events.count) == .appeared
    }
    return others.isEmpty && history.isAppsOwn(parent)
      && !history.calls([.open, .close]).contains { $0.call.receiver == parent }
  }

  /// Whether a view covers a square of the window at its full height, and a sibling in a container of the app's
  /// is as large as the window.
  private static func isMenu(
    _ controller: String, _ edges: [Double], in bounds: [Double], _ finalState: SettledHierarchy,
    _ history: History
  ) -> Bool {
    guard let parent = finalState.parent(of: controller), history.isAppsOwn(parent),
      edges[3] - edges[1] == bounds[3], edges[2] - edges[0] == min(bounds[2], bounds[3])
    else { return false }
    return finalState.children(of: parent).contains { other in
      let view = history.rootView(of: other)
      guard other != controller, finalState.shows(view),
        history.phase(of: other, before: history.events.count) == .appeared
      else { return false }
      guard let frame = finalState.values(.frame, of: view) else { return true }
      return frame.suffix(2).map(Double.init) == [bounds[2], bounds[3]]
    }
  }

  /// Whether a view lies outside of the window, or where it lay, partly outside of the new bounds alone.
  private static func isLost(
    _ view: String, _ edges: [Double], _ change: History.SizeChange, _ finalState: SettledHierarchy,
    _ history: History
  ) -> Bool {
    let bounds = history.edges(after: change)
    guard edges[0] < bounds[2], 0 < edges[2], edges[1] < bounds[3], 0 < edges[3] else {
      return true
    }
    let size = [edges[2] - edges[0], edges[3] - edges[1]]
    if let controller = history.controller(of: view),
      let parent = finalState.parent(of: controller),
      isOnly(controller, of: parent, finalState, history),
      size == [bounds[2] - bounds[0], bounds[3] - bounds[1]], edges[0] != 0 || edges[1] != 0,
      !isPushed(view, change, history)
    {
      return true
    }
    guard let old = change.old?.compactMap(Double.init),
      FramesBeforeTurn.told(of: view, change, history) == finalState.values(.frame, of: view)
    else { return false }
    let isPositive = edges[0] >= 0 && edges[1] >= 0
    return isPositive && edges[2] <= old[0] && edges[3] <= old[1]
      && (edges[2] > bounds[2] || edges[3] > bounds[3])
  }

  /// Whether a finger had left a view beside its corner when the size changed.
  private static func isPushed(
    _ view: String, _ change: History.SizeChange, _ history: History
  ) -> Bool {
    let frame = history.values(.frame, of: view, before: change.place)?.compactMap(Double.init)
    return history.isPulled(.frame, of: view, before: change.place)
      && frame.map { $0.count == 4 && $0.prefix(2) != [0, 0] } ?? false
  }

  /// Whether a view had a transform when the size changed in the middle of a transition, and has got no frame
  /// since.
  private static func isBent(
    _ view: String, _ change: History.SizeChange, _ history: History
  ) -> Bool {
    !history.open(at: change.place).isEmpty
      && history.values(.transform, of: view, before: change.place) != nil
      && history.lastSet(.frame, of: view) ?? -1 < change.place
  }

  /// Whether a view lay within the old bounds, and reaches beyond the new ones other than equally far on both
  /// sides.
  private static func isCut(
    _ view: String, _ edges: [Double], _ change: History.SizeChange, _ history: History
  ) -> Bool {
    let bounds = history.edges(after: change)
    guard let old = change.old?.compactMap(Double.init), old.count == 2,
      let before = FramesBeforeTurn.told(of: view, change, history)?.compactMap(Double.init),
      before.count == 4, before[0] >= 0, before[1] >= 0, before[0] + before[2] <= old[0],
      before[1] + before[3] <= old[1]
    else { return false }
    return [0, 1].contains { axis in
      let (low, high) = (edges[axis], edges[axis + 2])
      return (low < bounds[axis] || high > bounds[axis + 2])
        && abs(low + high - bounds[axis] - bounds[axis + 2]) > 2
    }
  }
}
