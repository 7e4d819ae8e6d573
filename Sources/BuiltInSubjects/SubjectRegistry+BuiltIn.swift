public import TransitionCertification

extension SubjectRegistry {
  /// All subjects that come with the package: the system, the seeds, the good, the faulty.
  public static let builtIn = SubjectRegistry(
    [.system] + SeedSubjects.all + GoodSubjects.all + FaultySubjects.all)
}
