/// All subjects that come with the package, in the order in which they run and are listed.
public enum SubjectRegistry {
  /// Every subject: the system, the seeds, the good, the faulty.
  public static let all: [BuiltInSubject] =
    [system] + SeedSubjects.all + GoodSubjects.all + FaultySubjects.all

  /// The subjects that have to hold.
  public static var good: [BuiltInSubject] { all.filter(\.isGood) }

  /// The subjects that are wrong on purpose.
  public static var faulty: [BuiltInSubject] { all.filter { !$0.isGood } }

  /// The subject with this id.
  public static func subject(_ id: String) -> BuiltInSubject? {
    all.first { $0.id == id }
  }

  private static let system = BuiltInSubject(
    .system, "the system's own transitions", role: .system)
}
