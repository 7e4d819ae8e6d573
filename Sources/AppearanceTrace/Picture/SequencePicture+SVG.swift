extension SequencePicture {
  /// The picture as a figure: a lane for each controller, time goes down.
  ///
  /// It needs no fonts but those of whoever looks at it, follows the reader's choice of light or dark,
  /// and is the same bytes for the same trace.
  public var svg: String {
    let plan = FigurePlan(self)
    let parts = [
      Self.opening(title, plan), lanes(plan), plan.bars.map(Self.drawn).joined(),
      plan.lines.map { Self.drawn($0, plan) }.joined(),
    ]
    return parts.joined() + "</svg>\n"
  }

  private static func opening(_ title: String, _ plan: FigurePlan) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(plan.width) \(plan.height)" \
    width="\(plan.width)" height="\(plan.height)" role="img" aria-labelledby="title">
    <title id="title">\(title.asXML)</title>
    \(style)
    <rect class="ground" width="\(plan.width)" height="\(plan.height)"/>
    <text class="title" x="\(FigurePlan.margin)" y="\(FigurePlan.titleLine)">\(title.asXML)</text>

    """
  }

  private func lanes(_ plan: FigurePlan) -> String {
    let bottom = plan.height - FigurePlan.row / 2
    return lanes.enumerated().map { index, name in
      let x = plan.middle(of: index)
      return """
        <g class="lane">
        <line x1="\(x)" y1="\(FigurePlan.top)" x2="\(x)" y2="\(bottom)"/>
        <text class="name" x="\(x)" y="\(FigurePlan.nameLine)">\(name.asXML)</text>
        </g>

        """
    }
    .joined()
  }

  private static func drawn(_ bar: FigurePlan.Bar) -> String {
    let kind =
      switch bar.outcome {
      case .finished: "finished"
      case .cancelled: "cancelled"
      case nil: "open"
      }
    return """
      <line class="bar \(kind)" x1="\(bar.x)" y1="\(bar.from - 11)" x2="\(bar.x)" y2="\(bar.to + 3)"/>

      """
  }

  private static func drawn(_ line: FigurePlan.Line, _ plan: FigurePlan) -> String {
    let time = line.time.map { time in
      let y = line.y - FigurePlan.ascent - FigurePlan.gap + 1
      return """
        <g class="time">
        <line x1="\(FigurePlan.margin)" y1="\(y)" x2="\(plan.width - FigurePlan.margin)" y2="\(y)"/>
        <text x="\(FigurePlan.margin)" y="\(line.y)">\(time.asXML)</text>
        </g>

        """
    }
    return (time ?? "") + label(line, plan)
  }

  private static func label(_ line: FigurePlan.Line, _ plan: FigurePlan) -> String {
    let mark = line.isMarked ? " marked" : ""
    switch line.row {
    case .heading(let heading, let about):
      let text = heading.drop { $0 == " " }
      let width = FigurePlan.width(of: String(text)) + 8
      return """
        <g class="\(about.kind)\(mark)">
        <rect x="\(plan.start)" \(vertical(line)) width="\(width)"/>
        <text x="\(plan.start + 4)" y="\(line.y)">\(String(text).asXML)</text>
        </g>

        """
    case .message(let column, let message):
      let x = plan.middle(of: column)
      let width = FigurePlan.width(of: message) + 12
      return """
        <g class="event \(message.contains("Disappear") ? "going" : "coming")\(mark)">
        <rect x="\(x - width / 2)" \(vertical(line)) width="\(width)" rx="4"/>
        <text x="\(x)" y="\(line.y)">\(message.asXML)</text>
        </g>

        """
    }
  }

  private static func vertical(_ line: FigurePlan.Line) -> String {
    #"y="\#(line.y - FigurePlan.ascent)" height="\#(FigurePlan.labelHeight)""#
  }

  private static let style = """
    <style>
    text { font: 12px ui-monospace, monospace; fill: #1f2328; }
    .ground { fill: #ffffff; }
    .title { font-weight: bold; }
    .lane line { stroke: #b6bcc4; stroke-dasharray: 3 3; }
    .lane .name { font-weight: bold; }
    .lane text, .event text { text-anchor: middle; }
    .bar { stroke: #8250df; stroke-width: 3; }
    .bar.cancelled { stroke-dasharray: 5 3; }
    .time line { stroke: #d1d9e0; }
    .time text { fill: #59636e; }
    .request rect, .frame rect, .fault rect { fill: #ffffff; }
    .request text { fill: #0550ae; font-weight: bold; }
    .fault text { fill: #9a3412; font-weight: bold; }
    .coming rect { fill: #dafbe1; stroke: #1a7f37; }
    .going rect { fill: #ffebe9; stroke: #cf222e; stroke-dasharray: 4 2; }
    .marked rect { stroke: #bf3989; stroke-width: 3; }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .ground, .request rect, .frame rect, .fault rect { fill: #0d1117; }
    .lane line { stroke: #4b535d; }
    .bar { stroke: #ab7df8; }
    .time line { stroke: #2b323b; }
    .time text { fill: #9198a1; }
    .request text { fill: #79c0ff; }
    .fault text { fill: #ffa657; }
    .coming rect { fill: #12261e; stroke: #3fb950; }
    .going rect { fill: #301b1e; stroke: #f85149; }
    .marked rect { stroke: #f778ba; }
    }
    </style>
    """
}

extension SequencePicture.Heading {
  /// How a figure shows a line that is about this.
  fileprivate var kind: String {
    switch self {
    case .request: "request"
    case .fault: "fault"
    case .time, .note, .begin, .end: "frame"
    }
  }
}

extension String {
  /// The text as it may stand in a document of XML, which has no place for what is not visible.
  fileprivate var asXML: String {
    visible.reduce(into: "") { text, letter in
      switch letter {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.append(letter)
      }
    }
  }
}
