import AppearanceTrace

/// Start and end of a change have one argument, and it is false where no animation was asked for.
enum AppearanceAnimatedFlagReference: ReferenceRule {
  static let id: RuleID = "appearance-animated-flag"

  static func breaches(in history: History) -> [Breach] {
    history.calls(History.callbacks).filter { place, call in
      guard let flag = call.flag("animated") else { return false }
      switch call.method {
      case .viewWillAppear, .viewWillDisappear:
        return flag && isPlain(call.receiver, place, history)
      default:
        let start = start(of: call.receiver, before: place, history)
        return start != nil && start != flag && !isGivenUp(call.receiver, place, history)
      }
    }.map { .at($0.place, $0.call.receiver) }
  }

  /// Whether a controller's change was asked for without an animation.
  private static func isPlain(_ controller: String, _ place: Int, _ history: History) -> Bool {
    let open = history.open(at: place)
    let own = open.filter { $0.sides.contains(controller) }
    guard own.isEmpty else { return own.allSatisfy { !$0.isAnimated } }
    let wish = history.calls([.select, .replace, .open, .close]).last { earlier, call in
      earlier < place && history.events[earlier].mark == .script && call.flag("animated") != nil
    }
    let isUsedUp = history.runs.contains { run in
      wish.map { run.begin > $0.place && run.begin < place } ?? false
    }
    return open.isEmpty && !isUsedUp && wish?.call.flag("animated") == false
      && history.parent(of: controller, before: place) == wish?.call.receiver
  }

  /// The argument of the start whose end is still to come.
  private static func start(
    of controller: String, before place: Int, _ history: History
  ) -> Bool? {
    let last = (0..<place).last {
      history.isRelease($0, of: controller)
        || (history.isCall($0, History.callbacks, of: controller)
          && history.call(at: $0)?.flag("animated") != nil)
    }
    guard let last, history.isCall(last, [.viewWillAppear, .viewWillDisappear]) else { return nil }
    return history.call(at: last)?.flag("animated")
  }

  private static func isGivenUp(_ controller: String, _ place: Int, _ history: History) -> Bool {
    history.open(at: place).contains {
      $0.sides.contains(controller) && history.isGivenUp($0, before: place)
    }
  }
}
