import Foundation
import TransitionCertification

extension Command {
  /// Runs cases for another process: it reads their names and answers each with a trace.
  ///
  /// The answer to a line `SUBJECT SCENARIO` is a line with a number of bytes, and so many bytes. What a
  /// subject prints goes the way of problems, so that it cannot be taken for an answer.
  static let worker = Command(
    name: "worker", abstract: "run cases for another process of this command"
  ) { invocation throws(CommandFailure) in
    let answers = dup(STDOUT_FILENO)
    guard answers >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw .misuse("the worker has nobody to answer to")
    }
    while let line = readLine() {
      guard let caseID = CaseID(line),
        let subject = invocation.registry.subject(caseID.subject),
        let scenario = ScenarioCatalogue.scenario(caseID.scenario)
      else { throw .misuse("there is no case '\(line)'") }
      let trace = scenario.run(subject.subject).textBytes
      let code = FileBytes.writeAll(Array("\(trace.count)\n".utf8) + trace, to: answers)
      guard code == 0 else { return .incomplete }
    }
    return .holds
  }
}
