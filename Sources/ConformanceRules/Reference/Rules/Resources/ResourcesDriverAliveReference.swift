import AppearanceTrace

/// Who serves a transition is not released before its end.
enum ResourcesDriverAliveReference: ReferenceRule {
  static let id: RuleID = "resources-driver-alive"

  static func breaches(in history: History) -> [Breach] {
    history.events.indices.compactMap { place in
      guard case .release(let servant) = history.events[place].action else { return nil }
      let last = (0..<place).last { earlier in
        let isService =
          history.isCall(earlier, [.startInteractiveTransition, .animateTransition], of: servant)
          && history.events[earlier].mark == .crossing && history.call(at: earlier)?.object != nil
        return isService || history.isRelease(earlier, of: servant)
      }
      guard let last, let run = history.run(history.call(at: last)?.object, at: place),
        !history.hasEnded(run, before: place)
      else { return nil }
      return .at(place, servant)
    }
  }
}
