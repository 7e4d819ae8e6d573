import Foundation
import TransitionCertification

extension Command {
  /// Compares files, or folders of files.
  static let diff = Command(
    name: "diff",
    abstract: "compare two traces, or two folders of them, byte by byte",
    discussion: [
      "In files with many traces each case is compared with itself. A change that several cases share is",
      "shown once.",
    ],
    operands: [
      Operand(name: "A", help: "a file or a folder"),
      Operand(name: "B", help: "a file or a folder"),
    ]
  ) { invocation throws(CommandFailure) in
    let (old, new) = (invocation.operands[0], invocation.operands[1])
    let areFolders = (TracesFolder(path: old).exists, TracesFolder(path: new).exists)
    let text: String
    switch areFolders {
    case (true, true): text = try differences(TracesFolder(path: old), TracesFolder(path: new))
    case (false, false): text = try difference(old, new)
    case (true, false), (false, true):
      throw .misuse("expected two files or two folders, found one of each")
    }
    invocation.console.write(text)
    return text.isEmpty ? .holds : .findings
  }

  private static func difference(_ old: String, _ new: String) throws(CommandFailure) -> String {
    var differences = FileDifferences()
    try differences.compare(old, new)
    return differences.text
  }

  private static func differences(
    _ old: TracesFolder, _ new: TracesFolder
  ) throws(CommandFailure) -> String {
    let (oldFiles, newFiles) = (Set(old.files()), Set(new.files()))
    var differences = FileDifferences()
    let all = oldFiles.union(newFiles).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for file in all {
      if !newFiles.contains(file) {
        differences.note(file, onlyIn: old.path)
      } else if !oldFiles.contains(file) {
        differences.note(file, onlyIn: new.path)
      } else {
        try differences.compare(old.file(file), new.file(file))
      }
    }
    return differences.text
  }
}
