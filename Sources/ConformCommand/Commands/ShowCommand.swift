import ConformanceReports
import TransitionCertification

extension Command {
  private static let picture = Option(
    name: "--picture", help: "draw who was told what, a column for each controller")

  private static let figure = Option(
    name: "--svg", help: "draw the same as a figure, in SVG")

  /// What is shown.
  package static let shownTrace = Operand(
    name: "TRACE",
    help: "a file, '-' for standard input, or a case: SCENARIO, or SUBJECT SCENARIO",
    count: .atLeastOne, source: .filesAndLists(["subjects", "scenarios"]))

  /// Prints a trace.
  package static let show = Command(
    name: "show",
    abstract: "print a trace, or draw it with what is wrong in it",
    discussion: [
      """
      Without an option the trace is printed as 'judge' reads it: 'show CASE | judge -'. A drawing marks the \
      lines that prove what the rules find, tells which lines of the trace they are, and has each view that is \
      put in or taken out.
      """
    ],
    operands: [shownTrace],
    options: [.traces, picture, figure]
  ) { invocation throws(CommandFailure) in
    guard !invocation.has(picture) || !invocation.has(figure) else {
      throw .misuse("--picture and --svg are two ways to draw: take one")
    }
    let trace = try invocation.namedTrace(TraceName(invocation.operands).text)
    guard invocation.has(picture) || invocation.has(figure) else {
      invocation.console.writePlain(trace.text)
      return .holds
    }
    let drawing = TraceDrawing(
      of: CaseRunner(references: ReferenceBook(), on: .today).judge(trace))
    if invocation.has(figure) {
      invocation.console.writePlain(drawing.picture.svg)
    } else {
      invocation.console.write(drawing.text(invocation.console.style()))
    }
    return .holds
  }
}

/// The words by which a trace is named.
private struct TraceName {
  let text: String

  /// A case has two words, with or without quotes around them; what is copied from a list of cases ends with
  /// a comma.
  init(_ operands: [String]) {
    let name = operands.joined(separator: " ")
    text = name.hasSuffix(",") ? String(name.dropLast()) : name
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
      if let trace = try goldenTrace(of: caseID) { return trace }
      do throws(CommandFailure) {
        let meant = try meantCase(caseID)
        if let trace = try goldenTrace(of: meant) { return trace }
        return try freshTrace(of: meant)
      } catch let unknown {
        guard unknown.status == .usage else { throw unknown }
        // The words may have been meant as a file or as a case: both say why they are not.
        throw .misuse("\(error.message); \(unknown.message)")
      }
    }
    guard let reference = try? CaseReference(parsing: bytes) else {
      return try InputFile.trace(name, bytes)
    }
    let caseID = CaseID(reference)
    if let trace = try goldenTrace(of: caseID) { return trace }
    return try freshTrace(of: caseID)
  }

  /// The trace in the golden of a case; none where it has none.
  ///
  /// Where no goldens lie, a case is shown all the same; not where a folder is named in which they should.
  private func goldenTrace(of caseID: CaseID) throws(CommandFailure) -> Trace? {
    guard let store = has(.traces) ? try goldens() : try? goldens() else { return nil }
    do throws(GoldenDamage) {
      return try store.goldenTrace(of: caseID)
    } catch {
      throw .unreadable(store.shownPlace(of: caseID), error)
    }
  }

  /// The one case whose subject and scenario are meant, by their ids or the beginnings of them.
  ///
  /// - Throws: That they mean none, or several: a trace is of one.
  private func meantCase(_ caseID: CaseID) throws(CommandFailure) -> CaseID {
    let (subject, scenario) = try parts(of: caseID)
    return CaseID(subject: subject.id, scenario: scenario.id)
  }

  private func parts(
    of caseID: CaseID
  ) throws(CommandFailure) -> (subject: ListedSubject, scenario: Scenario) {
    let subjects = registry.all.map(\.id)
    let id = try Identity.one(caseID.subject, "subject", in: subjects)
    guard let subject = registry.subject(id) else {
      throw Identity.unknown(id, "subject", in: subjects)
    }
    if let scenario = ScenarioCatalogue.scenario(caseID.scenario) { return (subject, scenario) }
    // What the subject has no part in would be no case either.
    let applying = ScenarioCatalogue.all.filter {
      $0.applicability(to: subject.subject) == .applies
    }
    let name = try Identity.one(caseID.scenario, "scenario", in: applying.map(\.id))
    guard let scenario = applying.first(where: { $0.id == name }) else {
      throw Identity.unknown(name, "scenario", in: applying.map(\.id))
    }
    return (subject, scenario)
  }

  /// The trace of a case that has no golden, as those of faulty subjects: it is run now.
  ///
  /// - Throws: That there is no such case, or that it leaves no trace.
  @MainActor private func freshTrace(of caseID: CaseID) throws(CommandFailure) -> Trace {
    let (subject, scenario) = try parts(of: caseID)
    if case .notApplicable(let reason) = scenario.applicability(to: subject.subject) {
      throw .misuse("\(caseID) is no case: \(reason)")
    }
    let record = CaseRecorders(
      for: [subject], in: [scenario], try RunSettings(environment), noting: LostCases()
    )
    .recorder(for: subject)
    switch record(subject.subject, scenario, .iOS18) {
    case .trace(let judged): return judged.trace
    case .judged(let judged): return judged.trace.trace
    case .lost(let obstacle): throw .incomplete("\(caseID) leaves no trace: \(obstacle)")
    }
  }
}
