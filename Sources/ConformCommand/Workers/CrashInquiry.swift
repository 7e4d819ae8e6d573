import CaseProcesses
import TransitionCertification

/// Plays cases again that crashed without a word, to find out where.
///
/// No other case is played again: a backtrace takes half a second.
struct CrashInquiry {
  private var limits: CaseLimits

  /// - Parameter limits: What a case may use.
  init(_ limits: CaseLimits) {
    // A process that is looked into does nothing meanwhile.
    self.limits = limits
    self.limits.seconds *= 4
  }

  /// What came of a case, with the place where it crashed.
  ///
  /// - Parameter recording: What came of it when it was played.
  /// - Returns: The same where it did not crash, said why, or does something else now.
  func explained(_ recording: Recording, of id: CaseID) -> Recording {
    guard case .lost(.ended(let end)) = recording, end.isCrash, end.lastWords == nil else {
      return recording
    }
    var second: Recording?
    do throws(WorkerFailure) {
      try Worker(limits, variables: CrashPlace.variables).run([id]) { second = $1 }
    } catch {
      return recording
    }
    guard case .lost(.ended(let again))? = second, again.cause == end.cause else {
      return recording
    }
    return .lost(.ended(again))
  }
}

extension ProcessEnd {
  /// Whether a signal ended it.
  fileprivate var isCrash: Bool {
    switch cause {
    case .signal: true
    case .status, .processorTime, .memory: false
    }
  }
}
