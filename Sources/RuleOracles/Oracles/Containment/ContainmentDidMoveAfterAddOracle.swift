import AppearanceTrace
import ConformanceRules

/// Each child that is added, and stays, hears once that it has moved, and not before an animation.
enum ContainmentDidMoveAfterAddOracle: RuleOracle {
  static let id: RuleID = "containment-did-move-after-add"

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.addChild]).flatMap { place, call -> [OracleFinding] in
      guard let child = call.object else { return [] }
      let end = (place + 1..<history.events.count).first {
        isOver($0, child, history)
      }
      let stay = place..<(end ?? history.events.count)
      let moves = stay.filter {
        history.isCall($0, [.didMove], of: child) && history.call(at: $0)?.object == call.receiver
      }
      let repeated = zip(moves, moves.dropFirst()).filter { first, second in
        !(first..<second).contains {
          history.isCall($0, [.willMove], of: child) && history.call(at: $0)?.object == nil
        }
      }
      let parent = history.parent(of: child, before: history.events.count)
      let isUntold =
        moves.isEmpty && end == nil && history.isComplete && parent == call.receiver
      let proof = moves.first.flatMap { early($0, child, call.receiver, stay, history) }
      return repeated.map { .at($0.1, child) } + (isUntold ? [.atEnd(child)] : [])
        + (proof.map { [.at($0, child)] } ?? [])
    }
  }

  /// The line that shows that a child was told before an animation was over, or had begun.
  private static func early(
    _ move: Int, _ child: String, _ parent: String, _ stay: Range<Int>, _ history: History
  ) -> Int? {
    let add = stay.lowerBound
    guard !isLetGo(child, in: add..<move, history) else { return nil }
    if let motion = motion(of: child, in: parent, since: add, before: move, history) {
      return history.isOver(motion, withinAFrameOf: move) ? nil : move
    }
    let instant = history.events[add].time
    guard history.events[move].time == instant else { return nil }
    let finalState = stay.suffix(from: move + 1).prefix { place in
      history.events[place].time == instant && history.events[place].mark != .script
        && !history.isCall(place, [.addChild])
        && !(history.isCall(place, [.willMove]) && history.call(at: place)?.object == nil)
        && !isTold(place, history)
    }
    return finalState.first { place in
      guard case .moves(let view) = history.events[place].action,
        history.controller(of: view) == child
      else { return false }
      return history.parent(of: child, before: place) == parent
        && history.lies(child, in: parent, before: place)
    }
  }

  /// Since when a child's view moves in a parent's, if that began after its add and goes on.
  private static func motion(
    of child: String, in parent: String, since add: Int, before place: Int, _ history: History
  ) -> Int? {
    history.motions(in: parent, before: place).first { start in
      guard start > add, case .moves(let view) = history.events[start].action else { return false }
      return history.controller(of: view) == child
    }
  }

  /// Whether a child is told that it goes.
  private static func isLetGo(_ child: String, in span: Range<Int>, _ history: History) -> Bool {
    span.contains {
      history.isCall($0, [.willMove], of: child) && history.call(at: $0)?.object == nil
    }
  }

  /// Whether another child hears here, in the instant of its add, for the first time that it has moved,
  /// and not while its view moves.
  private static func isTold(_ place: Int, _ history: History) -> Bool {
    guard let call = history.call(at: place), call.method == .didMove, let parent = call.object,
      let add = (0..<place).last(where: { isOver($0, call.receiver, history) }),
      history.isCall(add, [.addChild]), history.call(at: add)?.receiver == parent,
      history.events[add].time == history.events[place].time
    else { return false }
    let isFirst = !(add..<place).contains {
      history.isCall($0, [.didMove], of: call.receiver) && history.call(at: $0)?.object == parent
    }
    return isFirst && !isLetGo(call.receiver, in: add..<place, history)
      && motion(of: call.receiver, in: parent, since: add, before: place, history) == nil
  }

  /// Whether a child is added anew, removed or deallocated.
  private static func isOver(_ place: Int, _ child: String, _ history: History) -> Bool {
    history.isRelease(place, of: child)
      || (history.isCall(place, [.addChild]) && history.call(at: place)?.object == child)
      || (history.isCall(place, [.didMove], of: child) && history.call(at: place)?.object == nil)
  }
}
