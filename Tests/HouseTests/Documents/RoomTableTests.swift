import Foundation
import Testing

/// The tables in which the house says what lives where.
@Suite("The tables of rooms and folders") struct RoomTableTests {
  @Test("have a row for every room", arguments: ["Sources", "Tests"])
  func rooms(folder: String) throws {
    let named = Self.names(in: try House.text(of: "\(folder)/README.md"))

    #expect(try Self.folders(in: folder).filter { !named.contains($0) } == [])
  }

  @Test("have a row for every folder of a room of which they tell, and no others")
  func folders() throws {
    let title = "### The folders of `"
    let parts = try House.text(of: "Sources/README.md").components(separatedBy: title).dropFirst()

    #expect(!parts.isEmpty)
    for part in parts {
      let room = String(part.prefix { $0 != "`" })
      let table = part.components(separatedBy: "\n#")[0]
      #expect(Self.names(in: table) == Set(try Self.folders(in: "Sources/\(room)")), "\(room)")
    }
  }

  /// What the rows of tables are about: the names in their first cells.
  private static func names(in text: String) -> Set<String> {
    let cells = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .compactMap { $0.split(separator: "|").first }
    let marks = CharacterSet(charactersIn: " `")
    return Set(
      cells.flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: marks) })
  }

  /// The folders in a folder, but for catalogues of documentation.
  private static func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: House.root.appendingPathComponent(folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    ).filter { $0.hasDirectoryPath && $0.pathExtension != "docc" }.map(\.lastPathComponent)
  }
}
