import CaseProcesses
import Synchronization
import TransitionCertification

/// Asks a worker which style screens have, where to make one may end the process that does it.
final class StyleInquiry: Sendable {
  private let limits: CaseLimits
  private let worker = Mutex<Worker?>(nil)

  /// - Parameter limits: What it may take to make a screen.
  init(_ limits: CaseLimits) {
    self.limits = limits
  }

  /// The raw value of the style of a subject's screens; none where no screen can be made, or none in time.
  func style(of subject: String) -> Int? {
    worker.withLock { worker in
      do throws(WorkerFailure) {
        let current: Worker
        if let worker { current = worker } else { current = try Worker(limits) }
        worker = current
        return try current.ownStyle(of: subject)
      } catch {
        worker = nil
        return nil
      }
    }
  }
}

extension SubjectRegistry {
  /// Has screens asked for their style in a process of their own, as soon as it is needed.
  ///
  /// - Parameter limits: What it may take to make one.
  func askStylesElsewhere(_ limits: CaseLimits) {
    let inquiry = StyleInquiry(limits)
    for subject in all where subject.role.housing != .shared {
      subject.subject.ownStyle?.ask { inquiry.style(of: subject.id) }
    }
  }
}
