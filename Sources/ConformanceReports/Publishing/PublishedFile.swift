/// A file of what is published.
package struct PublishedFile: Sendable, Equatable {
  /// Where it lies below the folder of all.
  package let path: String
  /// What stands in it.
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
