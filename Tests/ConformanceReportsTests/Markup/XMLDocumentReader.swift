import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a document with Foundation's reader of XML: attributes of all elements, and all text.
final class XMLDocumentReader: NSObject, XMLParserDelegate {
  /// An element, by its name and attributes.
  struct Element: Equatable {
    let name: String
    let attributes: [String: String]
    /// The names of the elements around it, from without.
    let path: [String]
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""
  private var path: [String] = []

  /// The attributes of the outermost element.
  var attributes: [String: String] { elements.first?.attributes ?? [:] }

  /// - Throws: Why it is not well-formed.
  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  /// The elements of a name.
  func named(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes, path: path))
    path.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { self.text += text }
}
