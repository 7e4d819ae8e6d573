/// An element of a document of XML or HTML, in which all that is foreign is escaped when it is printed.
package struct MarkupElement: Sendable, Equatable {
  /// The element's name, which is never foreign.
  package let name: String
  /// The attributes in order; their names are never foreign, their values may be.
  package let attributes: [Attribute]
  /// What stands in it.
  package var children: [MarkupNode]

  /// A name with a value.
  package struct Attribute: Sendable, Equatable {
    let name, value: String
  }

  /// Makes an element.
  ///
  /// - Parameter attributes: The attributes; one without a value is left out.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [MarkupNode] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in
      value.map { Attribute(name: name, value: $0) }
    }
    self.children = children
  }

  /// Makes an element that holds a text alone.
  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String
  ) {
    self.init(name, attributes, [.text(text)])
  }
}

/// Something that stands in an element.
package enum MarkupNode: Sendable, Equatable {
  case element(MarkupElement)
  /// A foreign text, which is escaped.
  case text(String)
  /// Markup of one's own, as it stands.
  case verbatim(String)

  /// An element, in short.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [MarkupNode] = []
  ) -> MarkupNode {
    .element(MarkupElement(name, attributes, children))
  }

  /// An element that holds a text alone, in short.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String
  ) -> MarkupNode {
    .element(MarkupElement(name, attributes, text: text))
  }
}
