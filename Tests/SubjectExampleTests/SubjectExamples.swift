import TransitionCertification

/// The examples that the documentation of subjects shows: each stands between two marks, and is quoted
/// there word for word.
@MainActor enum SubjectExamples {
  /// An example that is run, and the scenarios in which it has to hold.
  struct Example {
    let subject: Subject
    let scenarios: [String]

    init(_ subject: Subject, in scenarios: String...) {
      self.subject = subject
      self.scenarios = scenarios
    }
  }

  static var all: [Example] { presentations + stacks + containers + segues + windows }
}
