import Foundation
import FoundationXML

/// Reads XML into elements.
final class StoryboardElementParser: NSObject, XMLParserDelegate {
  /// Elements that lie deeper than this are taken for a mistake.
  private static let deepest = 200

  private let file: String
  private var open: [StoryboardElement] = []
  private var root: StoryboardElement?
  private var error: StoryboardSyntaxError?

  private init(file: String) {
    self.file = file
  }

  /// Reads a file's bytes; who could have entities of other files fetched is refused.
  static func root(of bytes: Data, file: String) throws(StoryboardSyntaxError) -> StoryboardElement
  {
    guard StoryboardEncoding.isUsual(bytes) else {
      throw StoryboardSyntaxError(
        file: file, line: 1, element: nil,
        expected: "\(StoryboardEncoding.usual), as Xcode writes it")
    }
    if let markup = UnusualMarkup(in: bytes) {
      throw StoryboardSyntaxError(
        file: file, line: markup.line, element: nil, expected: markup.expected)
    }
    let delegate = StoryboardElementParser(file: file)
    let parser = XMLParser(data: bytes)
    parser.delegate = delegate
    let isWhole = parser.parse() && parser.parserError == nil
    if let error = delegate.error { throw error }
    guard isWhole, delegate.open.isEmpty, let root = delegate.root else {
      let line = max(parser.lineNumber, 1)
      throw StoryboardSyntaxError(
        file: file, line: line, element: delegate.open.last?.name, expected: "well-formed XML")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard open.count < Self.deepest else {
      return fail(parser, elementName, "at most \(Self.deepest) levels of elements")
    }
    open.append(
      StoryboardElement(name: elementName, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let element = open.popLast(), element.name == elementName else {
      return fail(parser, elementName, "well-formed XML")
    }
    if open.isEmpty {
      root = root ?? element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    fail(parser, open.last?.name, "well-formed XML")
  }

  /// Keeps the first error.
  private func fail(_ parser: XMLParser, _ element: String?, _ expected: String) {
    guard error == nil else { return }
    error = StoryboardSyntaxError(
      file: file, line: max(parser.lineNumber, 1), element: element, expected: expected)
    parser.abortParsing()
  }
}
