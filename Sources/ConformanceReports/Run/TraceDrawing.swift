public import TransitionCertification

/// A trace drawn with what is wrong in it: the lines that prove it are marked and named.
public struct TraceDrawing {
  private let result: CaseResult

  /// - Parameter result: The case, judged.
  public init(of result: CaseResult) {
    self.result = result
  }

  /// The whole sequence, with the views that are put in and taken out, and the proof marked.
  public var picture: SequencePicture {
    let lines = result.trace.printedLines.events
    let witnesses = result.headlines.flatMap(\.witnesses).filter { $0.source == .trace }
    let marked = witnesses.compactMap { witness in lines.firstIndex(of: witness.line) }
    return SequencePicture(of: result.trace, marking: Set(marked), showingViews: true)
  }

  /// The sequence as text, and below it each finding with the numbers and words of its lines.
  public func text(_ style: ReportStyle) -> String {
    let findings = result.headlines.map { headline in
      let lines =
        ["\(headline.isWaived ? "waived" : headline.level.rawValue) \(headline.name)"]
        + Paragraph.sentence(headline.statement.visible, lead: "  ", indent: 2, width: style.width)
        + headline.witnesses.map { "  \($0)" }
      return "\n" + lines.map { $0 + "\n" }.joined()
    }
    return picture.text + findings.joined()
  }
}
