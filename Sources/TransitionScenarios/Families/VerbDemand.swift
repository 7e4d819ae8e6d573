import TransitionStage

/// What a scenario needs of a verb, which a library's own may not have.
enum VerbDemand: Sendable {
  case unanimatedForm(of: Subject.Verb)
  case completion(of: Subject.Verb)

  /// Both ways of a presentation without an animation.
  static let unanimatedCycle: [VerbDemand] = [
    .unanimatedForm(of: .present), .unanimatedForm(of: .dismiss),
  ]

  /// What is said of a subject that is asked for with an animation alone.
  static let alwaysAnimated = "it is asked for with an animation alone"

  /// Why the scenario is not tried; none where the subject's verb has it, or UIKit's is used.
  func obstacle(_ subject: Subject) -> String? {
    switch self {
    case .unanimatedForm where subject.isAlwaysAnimated: Self.alwaysAnimated
    case .unanimatedForm(let verb):
      subject.verbs.lacks(.unanimatedForm, in: verb)
        ? "its own way to \(verb.rawValue) has no unanimated form" : nil
    case .completion(let verb):
      subject.verbs.lacks(.completion, in: verb)
        ? "its own way to \(verb.rawValue) takes no closure" : nil
    }
  }
}

extension [VerbDemand] {
  /// The first obstacle.
  func obstacle(_ subject: Subject) -> String? {
    lazy.compactMap { $0.obstacle(subject) }.first
  }

  /// The first obstacle of these, or else another one.
  func or(
    _ other: @escaping @Sendable (Subject) -> String?
  ) -> @Sendable (Subject) -> String? {
    { subject in obstacle(subject) ?? other(subject) }
  }
}
