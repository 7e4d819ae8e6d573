import AppearanceTrace

/// Each child that is added, and stays, hears once that it has moved.
enum ContainmentDidMoveAfterAddReference: ReferenceRule {
  static let id: RuleID = "containment-did-move-after-add"

  static func breaches(in history: History) -> [Breach] {
    history.calls([.addChild]).flatMap { place, call -> [Breach] in
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
      return repeated.map { .at($0.1, child) } + (isUntold ? [.atEnd(child)] : [])
    }
  }

  /// Whether a child is added anew, removed or deallocated.
  private static func isOver(_ place: Int, _ child: String, _ history: History) -> Bool {
    history.isRelease(place, of: child)
      || (history.isCall(place, [.addChild]) && history.call(at: place)?.object == child)
      || (history.isCall(place, [.didMove], of: child) && history.call(at: place)?.object == nil)
  }
}
