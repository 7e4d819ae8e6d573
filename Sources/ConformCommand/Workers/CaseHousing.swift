import TransitionCertification

/// In which process a subject's cases run.
enum CaseHousing {
  /// In the one that asks for them, or in a worker: the subject does no harm.
  case shared
  /// In one that a worker forks for a batch of them.
  case forkedForBatch
  /// In one that a worker forks for each.
  case forkedForCase
}

extension ListedSubject.Role {
  /// In which process the cases run.
  ///
  /// Who is wrong may end its process, and so may who is unknown. To fork one takes as long as a case: the many
  /// faulty ones that come with the package are known to keep nothing between cases, and share it. Whose are
  /// unknown each have their own.
  var housing: CaseHousing {
    switch self {
    case .system, .seed, .good: .shared
    case .faulty: .forkedForBatch
    case .own: .forkedForCase
    }
  }
}
