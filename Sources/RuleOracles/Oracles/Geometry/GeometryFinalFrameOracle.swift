import AppearanceTrace
import ConformanceRules

/// Where the last transition finished, what came lies at the frame that was announced; and where it was a
/// dismissal that left a presented presenter alone, that does so.
enum GeometryFinalFrameOracle: RuleOracle {
  static let id: RuleID = "geometry-final-frame"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, let last = history.ends.last, last.end.isFinished,
      !hasChanged(since: last.run.begin, history), let to = last.run.span.to
    else { return [] }
    guard last.run.span.kind == .dismiss, !last.run.span.removesFromView else {
      return judge(to, last.run, isUncovered: false, finalState, history)
    }
    let arrival = history.ends.last { run, end in
      run.span.kind == .present && run.span.to == to && end.isFinished
    }
    let isPresented = finalState.checkpoint.presentations.contains {
      finalState.presented(by: $0.presenter) == to
    }
    guard let arrival, isPresented, !hasChanged(since: arrival.run.begin, history) else {
      return []
    }
    return judge(to, arrival.run, isUncovered: true, finalState, history)
  }

  private static func hasChanged(since place: Int, _ history: History) -> Bool {
    history.calls([.resize, .setStatusBarHeight]).contains { $0.place > place }
  }

  private static func hasOtherDetents(
    _ sheet: String, since place: Int, _ history: History
  ) -> Bool {
    history.calls([.setSelectedDetentIdentifier, .invalidateDetents]).contains {
      $0.place > place && $0.call.receiver == sheet
    }
  }

  /// Whether the bar of the stack in which a controller has come is hidden or shown since.
  private static func hasOtherBar(
    _ controller: String, since run: TransitionRun, _ finalState: SettledHierarchy,
    _ history: History
  ) -> Bool {
    guard !run.isModal, let stack = history.parent(of: controller, before: run.begin) else {
      return false
    }
    let bar = history.roles.spokenName(of: .bar(of: stack))
    return (history.values(.hidden, of: bar, before: run.begin) == nil)
      != (finalState.values(.hidden, of: bar) == nil)
  }

  private static func judge(
    _ controller: String, _ run: TransitionRun, isUncovered: Bool, _ finalState: SettledHierarchy,
    _ history: History
  ) -> [OracleFinding] {
    guard case .rectangle(let x, let y, let width, let height)? = run.span.finalFrame,
      !hasOtherDetents(controller, since: run.begin, history),
      !hasOtherBar(controller, since: run, finalState, history)
    else { return [] }
    let view = handedOut(controller, by: run, finalState, history)
    let announced = [x, y, width, height].map { Double($0) }
    let framing = history.events.indices.last { place in
      guard case .set(view, let property) = history.events[place].action else { return false }
      return property.kind == .frame
    }
    if let framing, framing > run.begin, history.cause(of: framing) == nil,
      isUncovered || !history.isBySubject(framing)
    {
      return []
    }
    guard finalState.shows(view), finalState.values(.transform, of: view) == nil else { return [] }
    guard let frame = finalState.values(.frame, of: view) else {
      return announced.prefix(2) == [0, 0] ? [] : [.atEnd(view)]
    }
    let numbers = frame.compactMap { Double($0) }
    if let field = finalState.checkpoint.firstResponder, field != view,
      finalState.path(from: field).contains(view), isRaised(numbers, announced.compactMap(\.self))
    {
      return []
    }
    return frame.map { Double($0) } == announced ? [] : [.atEnd(view)]
  }

  /// The outermost view of the app's own between what is presented and the container, or the former.
  private static func handedOut(
    _ controller: String, by run: TransitionRun, _ finalState: SettledHierarchy,
    _ history: History
  ) -> String {
    let root = history.rootView(of: controller)
    let path = finalState.path(from: root)
    guard run.span.kind == .present, let container = history.roles.container(of: run.name),
      path.contains(container)
    else { return root }
    let shell = path.prefix { $0 != container }.last { view in
      [.chrome, .wrapper].contains(history.roles.role(of: view)?.kind)
    }
    return shell ?? root
  }

  /// Whether a frame has the sides of another one, and neither edge of it lies lower.
  private static func isRaised(_ frame: [Double], _ other: [Double]) -> Bool {
    frame.count == 4 && other.count == 4 && frame[0] == other[0] && frame[2] == other[2]
      && frame[1] <= other[1] && frame[1] + frame[3] <= other[1] + other[3]
  }
}
