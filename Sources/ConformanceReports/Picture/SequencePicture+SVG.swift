extension SequencePicture {
  /// The picture as a figure: a lane for each controller, time goes down.
  ///
  /// It needs no fonts but those of whoever looks at it, follows the reader's choice of light or dark,
  /// and is the same bytes for the same trace.
  public var svg: String {
    let metrics = Metrics(self)
    var figure = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(metrics.width) \(metrics.height)" \
      width="\(metrics.width)" height="\(metrics.height)" role="img" aria-labelledby="title">
      <title id="title">\(title.asXML)</title>
      \(Self.style)
      <rect class="ground" width="\(metrics.width)" height="\(metrics.height)"/>

      """
    for (index, name) in columns.enumerated() {
      let x = metrics.middle(of: index)
      figure += """
        <g class="lane">
        <line x1="\(x)" y1="\(Metrics.top)" x2="\(x)" y2="\(metrics.height - Metrics.row / 2)"/>
        <text class="name" x="\(x)" y="\(Metrics.top - 8)">\(name.asXML)</text>
        </g>

        """
    }
    for (index, row) in rows.enumerated() {
      figure += drawn(row, y: Metrics.top + Metrics.row * (index + 1), metrics)
    }
    return figure + "</svg>\n"
  }

  private func drawn(_ row: Row, y: Int, _ metrics: Metrics) -> String {
    switch row {
    case .heading(let heading):
      let kind = heading.hasPrefix("at ") ? "time" : heading.hasPrefix(">") ? "request" : "frame"
      let text = heading.asXML
      let width = Metrics.width(of: heading)
      return """
        <g class="\(kind)">
        <rect x="\(Metrics.margin - 2)" y="\(y - 13)" width="\(width + 4)" height="18"/>
        <text x="\(Metrics.margin)" y="\(y)" xml:space="preserve">\(text)</text>
        </g>

        """
    case .message(let column, let message):
      let x = metrics.middle(of: column)
      let width = Metrics.width(of: message) + 12
      return """
        <g class="event \(message.contains("Disappear") ? "going" : "coming")">
        <rect x="\(x - width / 2)" y="\(y - 13)" width="\(width)" height="18" rx="4"/>
        <text x="\(x)" y="\(y)">\(message.asXML)</text>
        </g>

        """
    }
  }

  /// Where things lie, in points.
  private struct Metrics {
    static let margin = 16
    static let top = 44
    static let row = 22

    private let lane: Int
    let width: Int
    let height: Int

    /// Room for a text in a font of 12 points whose letters are equally wide.
    static func width(of text: String) -> Int { (text.count * 73 + 9) / 10 }

    init(_ picture: SequencePicture) {
      var texts = picture.columns
      var headings: [String] = []
      for row in picture.rows {
        switch row {
        case .heading(let heading): headings.append(heading)
        case .message(_, let message): texts.append(message)
        }
      }
      lane = (texts.map(Self.width).max() ?? 0) + 28
      let lanes = lane * picture.columns.count
      width = max(lanes, headings.map(Self.width).max() ?? 0) + 2 * Self.margin
      height = Self.top + Self.row * (picture.rows.count + 1)
    }

    /// The middle of a lane.
    func middle(of column: Int) -> Int { Self.margin + lane * column + lane / 2 }
  }

  private static let style = """
    <style>
    text { font: 12px ui-monospace, monospace; fill: #1f2328; }
    .ground { fill: #ffffff; }
    .lane line { stroke: #b6bcc4; stroke-dasharray: 3 3; }
    .lane .name { font-weight: bold; }
    .lane text, .event text { text-anchor: middle; }
    .time rect, .request rect, .frame rect { fill: #ffffff; }
    .time text { fill: #59636e; }
    .request text { fill: #0550ae; font-weight: bold; }
    .coming rect { fill: #dafbe1; stroke: #1a7f37; }
    .going rect { fill: #ffebe9; stroke: #cf222e; }
    @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .ground, .time rect, .request rect, .frame rect { fill: #0d1117; }
    .lane line { stroke: #4b535d; }
    .time text { fill: #9198a1; }
    .request text { fill: #79c0ff; }
    .coming rect { fill: #12261e; stroke: #3fb950; }
    .going rect { fill: #301b1e; stroke: #f85149; }
    }
    </style>
    """
}

extension String {
  /// The text as it may stand in a document of XML.
  fileprivate var asXML: String {
    reduce(into: "") { text, letter in
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
