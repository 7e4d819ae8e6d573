package import TransitionCertification

extension CaseEnding {
  /// Why there is no trace, in the words of reports.
  ///
  /// - Parameters:
  ///   - limits: What the case might use.
  ///   - lastWords: What its process printed.
  package func obstacle(_ limits: CaseLimits, _ lastWords: LastWords) -> CaseResult.Obstacle {
    let words = lastWords.line
    switch self {
    case .signal where lastWords.tellsOfMemory, .memory:
      return .ended(ProcessEnd(.memory(megabytes: limits.megabytes), lastWords: words))
    case .signal(let number): return .ended(ProcessEnd(.signal(number), lastWords: words))
    case .status(let status): return .ended(ProcessEnd(.status(status), lastWords: words))
    case .processorTime: return .ended(ProcessEnd(.processorTime(seconds: limits.seconds)))
    case .silence(let seconds): return .hung(seconds: seconds)
    case .noRoom: return .unreadable("it is longer than what a process may answer")
    case .failure: return .unreadable("its process could not be started")
    }
  }
}
