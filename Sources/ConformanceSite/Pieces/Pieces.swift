import ConformanceReports
import TransitionCertification

/// Pieces of which pages are made.
enum Pieces {
  /// A table that scrolls by itself where the window is narrower.
  ///
  /// - Parameters:
  ///   - label: What it shows, for those who listen.
  ///   - numbers: The columns that hold numbers.
  static func table(
    _ label: String, _ headings: [String], numbers: Set<Int> = [], _ rows: [TableRow]
  ) -> MarkupNode {
    let head = headings.enumerated().map { place, heading in
      MarkupNode.element(
        "th", ["scope": "col", "class": numbers.contains(place) ? "number" : nil], text: heading)
    }
    let body = rows.map { row in
      MarkupNode.element(
        "tr", ["data-kind": row.kind, "data-words": row.words],
        row.cells.enumerated().map { place, cell in
          .element(
            place == 0 ? "th" : "td",
            [
              "scope": place == 0 ? "row" : nil, "class": numbers.contains(place) ? "number" : nil,
            ], cell)
        })
    }
    return .element(
      "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": label],
      [
        .element(
          "table", [:],
          [.element("thead", [:], [.element("tr", [:], head)]), .element("tbody", [:], body)])
      ])
  }

  /// Something foreign, or a name, as code.
  static func code(_ text: String) -> MarkupNode { .element("code", text: text) }

  /// A way to another page.
  static func link(_ node: MarkupNode, to address: String) -> MarkupNode {
    .element("a", ["href": address], [node])
  }

  /// What became of something, or how grave it is, as a coloured word.
  static func mark(_ words: String, as kind: String) -> MarkupNode {
    .element("span", ["class": "level \(kind)"], text: words)
  }

  /// How grave a finding is.
  static func mark(_ finding: SiteFinding) -> MarkupNode {
    mark(finding.weightWords, as: finding.weight)
  }

  /// What is to be done; nothing where nobody knows.
  static func remedy(_ words: String?) -> [MarkupNode] {
    guard let words else { return [] }
    return [.element("p", ["class": "remedy"], [.element("b", text: "Remedy. "), .text(words)])]
  }

  /// Lines as they stand.
  static func lines(_ text: String) -> MarkupNode {
    .element(
      "div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "lines"],
      [
        .element("pre", text: text)
      ])
  }

  /// A list; nothing where there are no items.
  static func list(_ items: [[MarkupNode]], kind: String? = nil) -> [MarkupNode] {
    guard !items.isEmpty else { return [] }
    return [.element("ul", ["class": kind], items.map { .element("li", [:], $0) })]
  }

  /// A part with a heading; nothing where nothing is in it.
  static func part(_ heading: String, _ nodes: [MarkupNode]) -> [MarkupNode] {
    nodes.isEmpty ? [] : [.element("h2", text: heading)] + nodes
  }

  /// What is folded up until somebody wants it.
  static func folded(_ summary: String, _ nodes: [MarkupNode]) -> MarkupNode {
    .element("details", [:], [.element("summary", text: summary)] + nodes)
  }

  /// The names of cases, folded up if they are many; a subject that they share is not repeated.
  static func cases(_ cases: [CaseID]) -> [MarkupNode] {
    let isOne = Set(cases.map(\.subject)).count == 1
    let names = cases.map { [code(isOne ? $0.scenario : "\($0)")] }
    return cases.count <= 3
      ? list(names) : [folded(cases.countOfCases, list(names, kind: "names"))]
  }

  /// Something of several kinds, and boxes by which each kind is shown or not: they are ticked by keyboard as
  /// well. Where there is one kind alone there is nothing to choose.
  ///
  /// - Parameters:
  ///   - legend: What the boxes choose.
  ///   - kinds: The kinds, with how many there are of each.
  ///   - content: What has rows of these kinds.
  ///   - unwanted: The kind that nobody wants to see first; none where all are shown.
  static func filtered(
    _ legend: String, _ kinds: [(kind: String, words: String, count: Int)], _ content: MarkupNode,
    unwanted: String? = nil
  ) -> [MarkupNode] {
    let present = kinds.filter { $0.count > 0 }
    guard present.count > 1 else { return [content] }
    let boxes = present.map { kind in
      MarkupNode.element(
        "label", [:],
        [
          .element(
            "input",
            [
              "type": "checkbox", "checked": kind.kind == unwanted ? nil : "",
              "data-shows": kind.kind,
            ]),
          .text(" \(kind.words) (\(kind.count))"),
        ])
    }
    let filter = MarkupNode.element(
      "fieldset", ["class": "filter"], [.element("legend", text: legend)] + boxes)
    return [.element("div", ["class": "filtered"], [filter, content])]
  }
}

/// A row of a table.
struct TableRow {
  /// What filters know it by; none where none does.
  var kind: String?
  /// What a search finds it by; none where it is never searched.
  var words: String?
  let cells: [[MarkupNode]]

  init(kind: String? = nil, words: String? = nil, _ cells: [[MarkupNode]]) {
    self.kind = kind
    self.words = words
    self.cells = cells
  }
}
