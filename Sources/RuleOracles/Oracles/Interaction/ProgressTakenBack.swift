import AppearanceTrace

/// Finds progress that is less than the one before, though since then fingers have only come, gone and moved on.
enum ProgressTakenBack {
  /// Less than this is no difference.
  private static let least = 0.005

  static func breaches(in history: History) -> [OracleFinding] {
    history.calls([.updateInteractiveTransition]).compactMap { place, call in
      let tellings = tellings(of: call.receiver, upTo: place, in: history)
      guard tellings.last?.place == place, tellings.count > 2 else { return nil }
      let steps = zip(tellings, tellings.dropFirst()).map { Step($0, $1, in: history) }
      guard let last = steps.last, last.hasOtherFingers, last.rise <= -least, !last.isUnclear,
        steps.dropLast().contains(where: { $0.rise >= least && !$0.isUnclear })
      else { return nil }
      return .at(place, call.receiver)
    }
  }

  /// Where the subject told how far a transition was, since that was decided last, and how far.
  private static func tellings(
    of transition: String, upTo place: Int, in history: History
  ) -> [Telling] {
    let verdicts: [Call.Method] = [.finishInteractiveTransition, .cancelInteractiveTransition]
    let decided = (0..<place).last { history.isCall($0, verdicts, of: transition) }
    return ((decided ?? -1) + 1...place).compactMap { earlier in
      guard history.isCall(earlier, [.updateInteractiveTransition], of: transition),
        history.isBySubject(earlier), let run = history.run(transition, at: earlier),
        let progress = history.call(at: earlier)?.number(nil), (0...1).contains(progress)
      else { return nil }
      let word = history.verdict(of: run, before: earlier)?.word
      guard word == nil || word == .pauseInteractiveTransition else { return nil }
      return Telling(place: earlier, progress: progress)
    }
  }

  private struct Telling {
    let place: Int
    let progress: Double
  }

  /// What happened from one telling to the next.
  private struct Step {
    let rise: Double
    /// Whether a finger came beside another one, or went and left one.
    let hasOtherFingers: Bool
    /// Whether a finger went back, or to where no line tells.
    let isUnclear: Bool

    init(_ first: Telling, _ second: Telling, in history: History) {
      let between = first.place + 1..<second.place
      rise = second.progress - first.progress
      hasOtherFingers = between.contains { place in
        guard history.isCall(place, History.comingAndGoing), let call = history.call(at: place)
        else {
          return false
        }
        return history.isFingerDown(before: place, besidesOn: call.receiver)
      }
      isUnclear = between.contains { place in
        if history.isCall(place, [.gestureMoved]) { return (history.step(at: place) ?? -1) < 0 }
        return history.liftsFirstOfSeveral(at: place)
      }
    }
  }
}
