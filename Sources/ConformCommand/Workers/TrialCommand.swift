import CaseProcesses
import Foundation
import TransitionCertification

extension Command {
  /// Answers with what trials find out of a subject that its lines do not say.
  ///
  /// It is a process for one subject, which that may bring down. What the subject prints goes to where problems do.
  package static let trial = Command(
    name: "trial", abstract: "find out by trials what a subject's lines do not say",
    operands: [Operand(name: "SUBJECT", help: "the subject")]
  ) { invocation throws(CommandFailure) in
    guard let subject = invocation.operands.first.flatMap(invocation.registry.subject),
      let ways = WorkerWays()
    else { throw .misuse("the trial of a subject is called by the command itself") }
    let limits = try RunSettings(invocation.environment).limits
    limits.apply(to: SubjectTrial.utmostCases, beyond: CaseLimits.mappedBytes)
    // Whoever waits for ever is not waited for.
    alarm(UInt32(limits.endurance))
    _ = ways.answer(Array(SubjectTrial(of: subject.subject).finding.line.utf8))
    return .holds
  }
}
