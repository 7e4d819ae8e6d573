import CaseProcesses
import Foundation
import TransitionCertification

extension Command {
  /// Prints what trials find out of a subject that its lines do not say.
  ///
  /// It is a process for one subject, which that may bring down.
  package static let trial = Command(
    name: "trial", abstract: "find out by trials what a subject's lines do not say",
    operands: [Operand(name: "SUBJECT", help: "the subject")]
  ) { invocation throws(CommandFailure) in
    guard let subject = invocation.operands.first.flatMap(invocation.registry.subject) else {
      throw .misuse("there is no such subject")
    }
    let limits = CaseLimits()
    limits.apply(to: 1, beyond: CaseLimits.mappedBytes)
    // Whoever waits for ever is not waited for.
    alarm(UInt32(limits.seconds))
    let found = SubjectTrial(of: subject.subject).finding
    invocation.console.write("\n\(found.line)\n")
    return .holds
  }
}
