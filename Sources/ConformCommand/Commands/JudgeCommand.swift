import ConformanceReports
import TransitionCertification

extension Command {
  /// Judges traces from files.
  static let judge = Command(
    name: "judge",
    abstract: "judge traces from files and folders by all rules",
    discussion: [
      """
      Each is judged by the contract in its header, as when it was recorded. Of a file of goldens each case is \
      judged, but for those that are the same as the system's. Where its scenario is a built-in one it is \
      compared with what the system does; else rules alone judge it, which is said. In the system's own traces \
      what facts say is looked for as well.
      """
    ],
    operands: [
      Operand(
        name: "TRACE",
        help: "a file that holds traces, a folder of such files, or '-' for standard input",
        count: .atLeastOne, source: .files)
    ],
    options: [.all, .json, .format(of: .judge), .output, .strict]
  ) { invocation throws(CommandFailure) in
    let request = try FormatRequest(invocation, of: .judge)
    let judged = try FileJudging().results(in: invocation.operands)
    let overview = Overview(
      cases: judged.map(\.result), goldens: [], errors: [], isStrict: invocation.has(.strict))
    try Publisher(request, invocation).publish(
      Publication(.judge, overview),
      text: { style in
        judged.map { path, result in
          "\(path.visible): \(result.text(style))\(result.comparisonNote)\n"
        }
        .joined() + overview.contradictionLines
      },
      json: { _ in JudgementDocument(overview, of: judged).text })
    return overview.status
  }
}

extension CaseResult {
  /// A line that says that the case was compared with nothing, where its scenario is none that there is.
  fileprivate var comparisonNote: String {
    guard !isOfKnownScenario else { return "" }
    let unknown = Identity.unknown(id.scenario, "scenario", in: ScenarioCatalogue.all.map(\.id))
    return "not compared: \(unknown.message)\n"
  }
}
