import ConformanceReports
/// A document that is made from the code.
public struct Page: Sendable, Equatable {
  /// Where it lies, from the repository's root.
  public let path: String
  /// What it says, in Markdown.
  public let text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A place in a page.
struct PagePlace: Sendable, Equatable {
  /// The page's path, from the repository's root.
  let path: String
  /// The place's name in the page; none for its beginning.
  var anchor: String?

  /// The way there from another page: the folder stands for the page that explains it.
  ///
  /// - Parameter page: The other page's path, from the repository's root.
  func target(from page: String) -> String {
    let suffix = anchor.map { "#\($0)" } ?? ""
    guard path != page else { return suffix }
    let start = page.split(separator: "/").dropLast()
    var steps = path.split(separator: "/")[...]
    if steps.last == "README.md" { steps = steps.dropLast() }
    let common = zip(start, steps).prefix { $0 == $1 }.count
    let way =
      Array(repeating: "..", count: start.count - common) + steps.dropFirst(common).map(String.init)
    let file = anchor == nil || !path.hasSuffix("/README.md") ? way : way + ["README.md"]
    return file.joined(separator: "/") + suffix
  }

  /// The name of a place for an id: what no address has to escape.
  static func anchor(for id: String) -> String {
    String(id.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }
}
