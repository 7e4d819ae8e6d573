import ConformanceReports
import Foundation
import TransitionCertification

/// A finding with what its page shows.
struct SiteFinding {
  let cause: ReportedCause
  /// Where its page lies.
  let page: SitePlace
  /// The case by which it is told; none where it is not there any more.
  let result: CaseResult?
  /// Where its subject stands in sources; none where that is not known.
  let source: SourcePlace?

  init(_ cause: ReportedCause, at page: SitePlace, in result: CaseResult?, place: SourcePlace?) {
    self.cause = cause
    self.page = page
    self.result = result
    source = place
  }

  /// The name of its page: rule and clause.
  var slug: String {
    "\(cause.name)".replacing("/", with: "-") + (cause.isWaived ? "-waived" : "")
  }

  /// How grave it is, as a word for styles and filters.
  var weight: String { cause.isWaived ? "waived" : cause.level == .must ? "must" : "should" }

  /// The same as readers see it.
  var weightWords: String { cause.isWaived ? "waived" : cause.level.rawValue }

  /// The case's own trace, with the breach marked, and the reference's beside it.
  var figures: [SiteFigure] {
    guard let result else { return [] }
    let name = "figures/" + EvidenceFile.safe("\(result.id.subject) \(slug)")
    let own = SiteFigure(
      path: name + ".svg", caption: "what happens, with the breach marked", trace: result.trace,
      witnesses: cause.example.witnesses.filter { $0.source == .trace })
    guard let reference = result.reference else { return [own] }
    return [
      own,
      SiteFigure(
        path: name + ".reference.svg", caption: "what the system does there", trace: reference,
        witnesses: cause.example.witnesses.filter { $0.source == .reference }),
    ]
  }
}

/// A trace, drawn.
struct SiteFigure {
  /// Where it lies in the site's folder.
  let path: String
  let caption: String
  /// The figure, in SVG: light or dark, as its reader has it.
  let svg: String

  /// - Parameter witnesses: The lines that are marked.
  init(path: String, caption: String, trace: Trace, witnesses: [WitnessLine]) {
    self.path = path
    self.caption = caption
    let lines = trace.printedLines.events
    let marked = witnesses.compactMap { witness in lines.firstIndex(of: witness.line) }
    svg = SequencePicture(of: trace, marking: Set(marked)).svg
  }

  /// The figure as an address.
  var data: String { "data:image/svg+xml;base64," + Data(svg.utf8).base64EncodedString() }
}
