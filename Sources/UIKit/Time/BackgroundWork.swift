import UIKitSemantics

/// Work of queues other than the main one, which may run before its turn if somebody waits for it.
///
/// On a device such work is done while the main thread waits; here somebody who waits does it.
@MainActor final class BackgroundWork {
  private final class Job {
    private var work: TurnLoop.Work?

    init(_ work: @escaping TurnLoop.Work) {
      self.work = work
    }

    var isDone: Bool { work == nil }

    @MainActor func run() {
      let work = work
      self.work = nil
      work?()
    }
  }

  private var jobs: [Job] = []

  /// Queues work for the next turn.
  func enqueue(_ work: @escaping TurnLoop.Work) {
    let turns = World.current.turns
    let cause = turns.cause
    let job = Job { turns.acting(as: cause, work) }
    if jobs.count > 64 { jobs.removeAll(where: \.isDone) }
    jobs.append(job)
    turns.enqueue { job.run() }
  }

  /// Does what is queued, in order, until a condition holds.
  ///
  /// - Returns: whether it holds in the end.
  func work(until isOver: () -> Bool) -> Bool {
    while !isOver() {
      guard let next = jobs.firstIndex(where: { !$0.isDone }) else {
        jobs = []
        return false
      }
      let job = jobs[next]
      jobs.removeSubrange(...next)
      job.run()
    }
    return true
  }

  /// Says that somebody waits for what can never happen: this host has one thread only.
  static func refuse(_ method: String) {
    let names = ComplaintNames(subject: method)
    World.current.complain(.waitsForever, .raised, names, about: nil)
  }
}
