import ConformanceReports
import TransitionCertification

/// The list of what was written into a folder, by which what is not written any more is known as one's own.
struct WrittenFiles: Equatable {
  /// What was written, a form's files behind one another.
  private(set) var entries: [Entry] = []

  /// A file as it was written.
  struct Entry: Hashable {
    /// The form that it belongs to.
    let format: String
    /// The digest of its bytes.
    let digest: String
    /// Where it lies below the folder.
    let path: String
  }

  /// The name of the file that holds the list.
  static let name = ".conform-files"
  private static let heading = "conform-files 1"

  init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// Takes what a form is about to be written as.
  init(_ files: [PublishedFile], of format: ReportFormat) {
    entries = files.map { file in
      Entry(format: format.rawValue, digest: SHA256.digest(of: file.text), path: file.path)
    }
  }

  /// Reads the list.
  ///
  /// - Returns: The list; none where somebody else has written something else.
  init?(parsing bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first.map(String.init) == Self.heading else { return nil }
    for line in lines.dropFirst() {
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count == 3, Self.isBelow(words[2]) else { return nil }
      entries.append(Entry(format: words[0], digest: words[1], path: words[2]))
    }
  }

  /// Whether a path leads nowhere but into the folder.
  private static func isBelow(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// The list as a file.
  var bytes: [UInt8] {
    let lines = entries.map { "\($0.format) \($0.digest) \($0.path)" }
    return Array(([Self.heading] + lines).map { $0 + "\n" }.joined().utf8)
  }

  /// What was written of other forms than those of another list, and stays.
  func besides(_ new: WrittenFiles) -> WrittenFiles {
    let formats = Set(new.entries.map(\.format))
    return WrittenFiles(entries.filter { !formats.contains($0.format) })
  }

  /// What was written of the same forms as another list, and is not in it, not even by other capitals.
  func over(by new: WrittenFiles) -> [Entry] {
    let formats = Set(new.entries.map(\.format))
    let paths = Set(new.entries.map { $0.path.lowercased() })
    return entries.filter { formats.contains($0.format) && !paths.contains($0.path.lowercased()) }
  }

  static func + (first: WrittenFiles, second: WrittenFiles) -> WrittenFiles {
    var seen: Set<Entry> = []
    return WrittenFiles((first.entries + second.entries).filter { seen.insert($0).inserted })
  }
}
