/// An element of a storyboard file, as XML.
struct StoryboardElement: Equatable, Sendable {
  var name: String
  var attributes: [String: String]
  /// The line in the file, from 1.
  var line: Int
  var children: [StoryboardElement] = []
  /// The characters right in the element.
  var text = ""

  /// The first element in this one that has a name.
  func child(_ name: String) -> StoryboardElement? {
    children.first { $0.name == name }
  }
}
