import BuiltInSubjects
import ConformanceReports
import TransitionCertification

extension Command {
  private static let picture = Option(
    name: "--picture", help: "draw who was told what, a column for each controller")

  private static let figure = Option(
    name: "--svg", help: "draw the same as a figure, in SVG")

  /// Prints a trace.
  static let show = Command(
    name: "show",
    abstract: "print a trace, or draw it",
    operands: [
      Operand(name: "TRACE", help: "a file, or the id of a case: [SUBJECT ]SCENARIO")
    ],
    options: [.traces, picture, figure]
  ) { invocation throws(CommandFailure) in
    guard !invocation.has(picture) || !invocation.has(figure) else {
      throw .misuse("--picture and --svg are two ways to draw: take one")
    }
    let trace = try invocation.namedTrace(invocation.operands[0])
    if invocation.has(figure) {
      invocation.console.writePlain(SequencePicture(of: trace).svg)
    } else {
      invocation.console.writePlain(
        invocation.has(picture) ? SequencePicture(of: trace).text : trace.text)
    }
    return .holds
  }
}

extension Invocation {
  /// The trace in a file, in the golden of a case, or of a case that is run now; one that refers to
  /// another is followed.
  @MainActor fileprivate func namedTrace(_ name: String) throws(CommandFailure) -> Trace {
    let bytes: [UInt8]
    do throws(CommandFailure) {
      bytes = try InputFile.bytes(name)
    } catch {
      guard let caseID = CaseID(name) else { throw error }
      if let trace = (try? goldens())?.goldenTrace(of: caseID) { return trace }
      guard let trace = Self.freshTrace(of: caseID) else { throw error }
      return trace
    }
    guard let reference = try? CaseReference(parsing: bytes) else {
      return try InputFile.trace(name)
    }
    let caseID = CaseID(reference)
    guard let trace = try goldens().goldenTrace(of: caseID) else {
      throw .unreadable(name, "it refers to \(caseID), whose golden cannot be read")
    }
    return trace
  }

  /// The trace of a case that has no golden, as those of faulty subjects: it is run now.
  @MainActor private static func freshTrace(of caseID: CaseID) -> Trace? {
    guard let subject = SubjectRegistry.subject(caseID.subject),
      let scenario = ScenarioCatalogue.scenario(caseID.scenario),
      case .applies = scenario.applicability(to: subject.subject),
      case .trace(let trace) = WorkerPool().record(subject.subject, scenario, .iOS18)
    else { return nil }
    return trace
  }
}
