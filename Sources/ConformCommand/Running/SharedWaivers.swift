import TransitionCertification

/// Waivers that several subjects share: each gets those that may be its own.
struct SharedWaivers {
  private let waivers: [Waiver]
  private let subjects: [String]
  private let known: [String]

  /// - Parameters:
  ///   - waivers: As they stand in a file.
  ///   - subjects: The ids of all subjects that they are for.
  ///   - known: The ids of all subjects that there are.
  init(_ waivers: [Waiver], for subjects: [String], among known: [String]) {
    self.waivers = waivers
    self.subjects = subjects
    self.known = known
  }

  /// The waivers of one subject.
  ///
  /// One that is about none that there is is the first one's, so that it is reported as needless. One that
  /// is about another known subject is nobody's: that one is not judged now.
  func waivers(of subject: String) -> [Waiver] {
    waivers.filter { waiver in
      waiver.mayCover(subject)
        || subject == subjects.first && !known.contains(where: waiver.mayCover)
    }
  }
}

extension Waiver {
  /// Whether it may cover a case of a subject; a malformed one may cover anything, for all have to hear of it.
  fileprivate func mayCover(_ subject: String) -> Bool {
    cases.flatMap(CasePattern.init)?.mayCover(subject: subject) ?? true
  }
}
