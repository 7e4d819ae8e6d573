import ConformanceDocuments
import ConformCommand
import BuiltInSubjects
import ConformanceReports
import TransitionCertification

extension Command {
  private static let write = Option(
    name: "--write", help: "write all pages, and delete those that nothing owns")
  private static let check = Option(
    name: "--check", help: "name the pages that are stale, missing, unreadable or stray")
  private static let rerun = Option(
    name: "--run", help: "take the figures of a run of everything, and not those of the last one")

  /// Makes the documents that say what is required, what is run and how it is known.
  static let report = Command(
    name: "report",
    abstract: "make CONFORMANCE.md and the pages that it leads to",
    discussion: [
      "Without an option it prints CONFORMANCE.md. The pages of rules, scenarios, facts and subjects lie",
      "beside the goldens, and the drawing of the rooms in Sources/README.md. To run everything, good",
      "and faulty, takes minutes: so what the last run showed is kept in traces/figures.json.",
    ],
    options: [write, check, rerun]
  ) { invocation throws(CommandFailure) in
    guard !(invocation.has(write) && invocation.has(check)) else {
      throw .misuse("--write and --check do not go together")
    }
    let store = try invocation.goldens()
    let files = DocumentFiles(in: store.folder)
    let figures = try invocation.has(rerun) ? measured(invocation) : files.figures()
    guard invocation.has(write) || invocation.has(check) else {
      invocation.console.writePlain(Documentation.index(figures).text)
      return .holds
    }
    var pages = try files.pages(with: figures)
    if invocation.has(rerun) { pages.append(files.page(of: figures)) }
    let stale = files.stale(pages)
    if invocation.has(check) {
      let lines = stale.map(\.text)
      let summary = "\(pages.count) pages, \(stale.count) not current\n"
      let advice = stale.isEmpty ? "" : "make them anew: conform report --write\n"
      invocation.console.write(lines.joined() + summary + advice)
      return stale.isEmpty ? .holds : .findings
    }
    try invocation.checkWriting(in: store)
    for (index, file) in stale.enumerated() {
      do throws(FileTrouble) {
        try files.mend(file, with: pages)
      } catch {
        throw .writingStopped(error, isBegun: index > 0)
      }
      invocation.console.write(file.deed)
    }
    invocation.console.write("\(pages.count) pages, \(stale.count) made anew\n")
    return .holds
  }

  @MainActor private static func measured(
    _ invocation: Invocation
  ) throws(CommandFailure) -> RunFigures {
    let subjects = SubjectRegistry.builtIn.all
    let recorders = CaseRecorders(
      for: subjects, try RunSettings(invocation.environment))
    return RunFigures(
      CertifiedSubject.all(
        subjects, references: ReferenceBook(), on: .today, recorder: recorders.recorder))
  }
}
