import TransitionCertification

/// What a walk keeps an eye on beside its controllers.
@MainActor final class WalkWatch: StageObserver {
  private let seat = ObserverSeat()
  var note: ObserverNote { seat.note }
  /// The contexts that animators saw.
  var contexts: [WeakContext] = []
  /// The drivers that were handed out, which somebody has to let go.
  var drivers: [UIPercentDrivenInteractiveTransition] = []
  private var openTransitions: Set<Int> = []
  private(set) var complaints: [String] = []

  func stage(_ event: StageEvent, cause: StageCause) {
    switch event {
    case .began(let transition, _): begin(transition.number)
    case .ended(let transition, _): end(transition.number)
    case .complaint(let complaint, _) where complaint.id == "D1":
      complaints.append(complaint.text)
    default: break
    }
  }

  private func begin(_ number: Int) {
    if !openTransitions.insert(number).inserted { complaints.append("\(number) begins twice") }
  }

  private func end(_ number: Int) {
    if openTransitions.remove(number) == nil {
      complaints.append("\(number) ends, and did not begin")
    }
  }

  /// What is wrong when nothing moves any more.
  var complaintsAtRest: [String] {
    let kept = contexts.count { $0.object != nil }
    return complaints + openTransitions.sorted().map { "\($0) has no end" }
      + (kept == 0 ? [] : ["\(kept) contexts are kept"])
  }
}
