import AppearanceTrace
import ConformanceRules

/// Where the last transition finished, what came lies at the frame that was announced.
enum GeometryFinalFrameOracle: RuleOracle {
  static let id: RuleID = "geometry-final-frame"

  static func breaches(in history: History) -> [OracleFinding] {
    guard let finalState = history.finalState, let last = history.ends.last, last.end.isFinished,
      !history.calls([.resize, .setStatusBarHeight]).contains(where: { $0.place > last.run.begin }),
      case .rectangle(let x, let y, let width, let height)? = last.run.span.finalFrame,
      let to = last.run.span.to, last.run.span.kind != .dismiss || last.run.span.removesFromView
    else { return [] }
    let view = history.rootView(of: to)
    let announced = [x, y, width, height].map { Double($0) }
    let framing = history.events.indices.last { place in
      guard case .set(view, let property) = history.events[place].action else { return false }
      return property.kind == .frame
    }
    if let framing, framing > last.run.begin, !history.isBySubject(framing) { return [] }
    guard finalState.shows(view), finalState.values(.transform, of: view) == nil else { return [] }
    guard let frame = finalState.values(.frame, of: view) else {
      return announced.prefix(2) == [0, 0] ? [] : [.atEnd(view)]
    }
    return frame.map { Double($0) } == announced ? [] : [.atEnd(view)]
  }
}
