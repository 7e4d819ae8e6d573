/// A picture of a verdict for a README, of two words on a ground each: what it is about, and what became of it.
package struct Badge {
  private let label: String
  private let words: String
  private let state: Publication.State

  package init(_ publication: Publication) {
    label = "conformance"
    words = publication.badgeWords
    state = publication.state
  }

  /// The picture, as SVG. It needs no fonts but those of whoever looks at it.
  package var svg: String {
    let (left, right) = (Self.width(of: label), Self.width(of: words))
    let name = "\(label): \(words)"
    let ground = MarkupElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": "\(left + right)", "height": "20",
        "viewBox": "0 0 \(left + right) 20", "role": "img", "aria-label": name,
      ],
      [
        .element("title", text: name),
        .element(
          "clipPath", ["id": "r"],
          [.element("rect", ["width": "\(left + right)", "height": "20", "rx": "3"])]),
        .element(
          "g", ["clip-path": "url(#r)"],
          [
            .element("rect", ["width": "\(left)", "height": "20", "fill": "#3d444d"]),
            .element(
              "rect", ["x": "\(left)", "width": "\(right)", "height": "20", "fill": state.colour]),
          ]),
        .element(
          "g",
          [
            "fill": "#ffffff", "text-anchor": "middle", "font-size": "11",
            "font-family": "Verdana, DejaVu Sans, Geneva, sans-serif",
          ],
          [
            .element(
              "text", ["x": "\(left / 2)", "y": "14", "textLength": "\(left - 12)"], text: label),
            .element(
              "text", ["x": "\(left + right / 2)", "y": "14", "textLength": "\(right - 12)"],
              text: words),
          ]),
      ])
    return ground.text(in: .xml) + "\n"
  }

  /// Room for a word with a gap on either side.
  private static func width(of word: String) -> Int { word.count * 7 + 12 }
}

extension Publication {
  /// What a badge says.
  fileprivate var badgeWords: String {
    let subjects = result.subjects
    if let selftest { return "\(selftest.caughtByNamedRule) of \(selftest.faults) faults" }
    guard command == .certify, subjects.count > 1 else {
      return subjects.first?.verdict?.rawValue ?? state.words
    }
    let passing = subjects.count { $0.verdict == .certified }
    return "\(passing) of \(subjects.count) certified"
  }
}

extension Publication.State {
  /// A ground on which white words can be read: each has a contrast of at least 4.5.
  fileprivate var colour: String {
    switch self {
    case .passed: "#1a7f37"
    case .conditional: "#8a5a00"
    case .incomplete: "#57606a"
    case .failed: "#c11f2a"
    }
  }

  /// What became of a run.
  fileprivate var words: String {
    switch self {
    case .passed: "all passed"
    case .conditional: "on condition"
    case .incomplete: "incomplete"
    case .failed: "failed"
    }
  }
}
