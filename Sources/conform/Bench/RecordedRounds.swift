import BuiltInSubjects
import TransitionCertification

/// A recorded trace that ends as it began, gone through again and again.
@MainActor struct RecordedRounds {
  private let head: Trace
  private let round: [Event]
  /// Those who come and go in a round, and have other names in each.
  private let mortals: Set<String>

  /// Records a round of a good subject: it slides in after a finger, and out after another.
  init() {
    let scenario = ScenarioCatalogue.scenario("modal/custom/drag-in-and-out~repeated")
    guard let subject = SubjectRegistry.builtIn.subject("good/slide"), let scenario else {
      preconditionFailure("the scenario and the subject are built in")
    }
    var trace = scenario.run(subject.subject)
    round = trace.events
    mortals = Set(trace.events.compactMap(\.mortal))
    trace.events = []
    head = trace
  }

  /// The trace without its events, in whose cast those of each round have their roles.
  ///
  /// - Parameter rounds: How many rounds it is to serve.
  func head(for rounds: Int) -> Trace {
    var head = head
    let passing = head.cast.filter { mortals.contains(String($0.name.prefix { $0 != "." })) }
    head.cast += (0..<rounds).flatMap { number in
      passing.map { member in
        var member = member
        member.name = name(of: member.name, in: number)
        let owner = member.role.owner.map { name(of: $0, in: number) }
        member.role = Role(member.role.kind, of: owner) ?? member.role
        return member
      }
    }
    return head
  }

  /// The events of some rounds, a second of virtual time between one and the next.
  func events(of rounds: Range<Int>) -> [Event] {
    let length = (round.last?.time.microseconds ?? 0) + 1_000_000
    return rounds.flatMap { number in
      round.map { event in
        var event = event.renaming { name(of: $0, in: number) }
        event.time.microseconds += Int64(number) * length
        return event
      }
    }
  }

  private func name(of word: String, in number: Int) -> String {
    let owner = word.prefix { $0 != "." }
    guard mortals.contains(String(owner)) else { return word }
    return "\(owner)-\(number)\(word.dropFirst(owner.count))"
  }
}

extension Event {
  /// Who is named for the first time, or the last.
  fileprivate var mortal: String? {
    switch action {
    case .begin(let span): span.transition
    case .release(let object): object
    case .call, .end, .statusBar, .insert, .remove, .set, .moves, .rests, .delegate, .fault,
      .round, .repeats:
      nil
    }
  }
}
