import Foundation
import TransitionCertification

extension Command {
  /// Compares files, or folders of files.
  static let diff = Command(
    name: "diff",
    abstract: "compare two traces, or two folders of them, byte by byte",
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
    let (oldBytes, newBytes) = (try InputFile.bytes(old), try InputFile.bytes(new))
    return LineDiff(old: oldBytes, new: newBytes)
      .rendered(limit: .max, names: LineDiff.Names(old: old, new: new))
  }

  private static func differences(
    _ old: TracesFolder, _ new: TracesFolder
  ) throws(CommandFailure) -> String {
    let (oldFiles, newFiles) = (old.files(), new.files())
    let all = Set(oldFiles).union(newFiles)
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var text = ""
    for file in all {
      if !newFiles.contains(file) {
        text += "only in \(old.path): \(file)\n"
      } else if !oldFiles.contains(file) {
        text += "only in \(new.path): \(file)\n"
      } else {
        text += try difference(old.file(file), new.file(file))
      }
    }
    return text
  }
}
