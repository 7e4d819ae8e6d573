extension MarkupElement {
  /// The kinds of documents that elements are printed for.
  package enum Language: Sendable {
    case xml, html

    /// Whether an element never has an end of its own.
    fileprivate func isVoid(_ element: MarkupElement) -> Bool {
      switch self {
      case .xml: element.children.isEmpty
      case .html: Self.voids.contains(element.name)
      }
    }

    private static let voids: Set<String> = ["meta", "link", "br", "hr", "img", "input"]
  }

  /// The element as text: elements that hold elements alone have a line for each of them.
  package func text(in language: Language) -> String {
    var text = ""
    print(in: language, depth: 0, to: &text)
    return text
  }

  private func print(in language: Language, depth: Int, to text: inout String) {
    text += "<" + name
    for attribute in attributes {
      text += " \(attribute.name)=\"\(MarkupText.attribute(attribute.value))\""
    }
    guard !language.isVoid(self) else {
      text += language == .xml ? "/>" : ">"
      return
    }
    text += ">"
    let isBroken = !children.isEmpty && children.allSatisfy(\.isElement)
    for child in children {
      if isBroken { text += "\n" + String(repeating: " ", count: depth + 1) }
      switch child {
      case .element(let element):
        element.print(in: language, depth: isBroken ? depth + 1 : depth, to: &text)
      case .text(let foreign): text += MarkupText.text(foreign)
      case .verbatim(let own): text += own
      }
    }
    if isBroken { text += "\n" + String(repeating: " ", count: depth) }
    text += "</\(name)>"
  }
}

extension MarkupNode {
  /// Whether space around it means nothing, as beside elements; not beside text.
  fileprivate var isElement: Bool {
    switch self {
    case .element(let element): !Self.inline.contains(element.name)
    case .text, .verbatim: false
    }
  }

  /// Elements that stand in a line of text, where a space would be seen.
  private static let inline: Set<String> = ["a", "code", "span", "b", "em", "br", "label", "input"]
}
