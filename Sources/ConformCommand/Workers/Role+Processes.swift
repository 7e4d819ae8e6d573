import TransitionCertification

extension ListedSubject.Role {
  /// How many cases share a process of their own; none where they run in this one.
  ///
  /// Who is wrong may end its process, and so may who is unknown. To fork one takes as long as a case: the many
  /// faulty ones that come with the package are known to keep nothing between cases, and share it. Whose are
  /// unknown each have their own.
  var casesInProcess: Int? {
    switch self {
    case .system, .seed, .good: nil
    case .faulty: 16
    case .own: 1
    }
  }
}
