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
  private static let part = Option(
    name: "--part", value: "N/M",
    help: "with --run --check: run one of M parts of the subjects, and compare their figures")

  /// Makes the documents that say what is required, what is run and how it is known.
  static let report = Command(
    name: "report",
    abstract: "make CONFORMANCE.md and the pages that it leads to",
    discussion: [
      """
      Without an option it prints CONFORMANCE.md. The pages of rules, scenarios, facts and subjects lie beside \
      the goldens, and the drawing of the rooms in Sources/README.md. To run everything, good and faulty, takes \
      minutes: so what the last run showed is kept in traces/figures.json. A part of a run compares what each \
      of its subjects shows, and not what is counted over all of them.
      """
    ],
    options: [write, check, rerun, part, .workers]
  ) { invocation throws(CommandFailure) in
    guard !(invocation.has(write) && invocation.has(check)) else {
      throw .misuse("--write and --check do not go together")
    }
    let part = try wantedPart(invocation)
    let store = try invocation.goldens()
    let files = DocumentFiles(in: store.folder)
    let isWhole = invocation.has(rerun) && part == nil
    let lastFigures = isWhole ? nil : try files.figures()
    // Who may not write is told so before everything is run, which takes minutes.
    if invocation.has(write) { try invocation.checkWriting(in: store) }
    let figures = if let lastFigures { lastFigures } else { try RunFigures(everything(invocation)) }
    guard invocation.has(write) || invocation.has(check) else {
      invocation.console.writePlain(Documentation.index(figures).text)
      return .holds
    }
    var pages = try files.pages(with: figures)
    if isWhole { pages.append(files.page(of: figures)) }
    let stale = files.stale(pages)
    if invocation.has(check) {
      let lines = stale.map(\.text)
      let summary = "\(pages.count) pages, \(stale.count) not current\n"
      let advice = stale.isEmpty ? "" : "make them anew: conform report --write\n"
      invocation.console.write(lines.joined() + summary + advice)
      let agrees = if let part { try compare(part, with: figures, invocation) } else { true }
      return stale.isEmpty && agrees ? .holds : .findings
    }
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

  /// The part of a run that is asked for; none where none is.
  private static func wantedPart(_ invocation: Invocation) throws(CommandFailure) -> RunPart? {
    guard let word = invocation.value(part) else { return nil }
    guard let wanted = RunPart(word) else {
      throw .misuse("expected a part such as 3/8 for \(part.name), found '\(word)'")
    }
    guard invocation.has(rerun), invocation.has(check) else {
      throw .misuse("\(part.name) goes with \(rerun.name) \(check.name)")
    }
    let count = SubjectRegistry.builtIn.all.count
    guard wanted.count <= count else {
      throw .misuse(
        "expected at most \(count) parts for \(part.name), one a subject, found '\(word)'")
    }
    return wanted
  }

  /// Whether the subjects of a part show what the figures say of them, which it tells.
  @MainActor private static func compare(
    _ part: RunPart, with figures: RunFigures, _ invocation: Invocation
  ) throws(CommandFailure) -> Bool {
    let all = SubjectRegistry.builtIn.all
    let certified = try run(part.elements(of: all), invocation)
    let strangers = figures.strangers(among: Set(all.map(\.id))).map { "\($0): no such subject" }
    let lines = strangers + figures.differences(from: certified)
    let advice = lines.isEmpty ? "" : "run everything: conform report --run --write\n"
    invocation.console.write(
      lines.map { "\($0)\n" }.joined()
        + "part \(part.number) of \(part.count): \(certified.count) of \(all.count) subjects run, "
        + "\(lines.count) figures not current; totals are not compared\n" + advice)
    return lines.isEmpty
  }

  @MainActor private static func everything(
    _ invocation: Invocation
  ) throws(CommandFailure) -> [CertifiedSubject] {
    try run(SubjectRegistry.builtIn.all, invocation)
  }

  @MainActor private static func run(
    _ subjects: [ListedSubject], _ invocation: Invocation
  ) throws(CommandFailure) -> [CertifiedSubject] {
    let recorders = CaseRecorders(
      for: subjects, try RunSettings(invocation), noting: invocation.lost)
    let certified = CertifiedSubject.all(
      subjects, references: ReferenceBook(), on: .today, recorder: recorders.recorder)
    guard invocation.lost.count == 0 else {
      throw .incomplete("there are no figures of a run in which cases are lost")
    }
    return certified
  }
}
