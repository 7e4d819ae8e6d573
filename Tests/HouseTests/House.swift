import Foundation

/// The repository that these tests were built from.
enum House {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files below a folder, by path from the root, sorted.
  static func swiftFiles(in folder: String) -> [String] { files(in: folder, suffix: ".swift") }

  /// All files below a folder whose names end so, by path from the root, sorted.
  static func files(in folder: String, suffix: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    guard let walker = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return walker.compactMap { $0 as? String }
      .filter { $0.hasSuffix(suffix) }
      .map { "\(folder)/\($0)" }
      .sorted()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The modules that a file imports, in order.
  static func imports(of path: String) throws -> [String] {
    try text(of: path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words.prefix(place).allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "package" })
      else { return nil }
      return String(words[place + 1])
    }
  }
}
