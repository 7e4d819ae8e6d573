import Foundation
import TransitionCertification

extension Command {
  private static let summary = Option(
    name: "--summary", help: "only the groups of cases that change alike, in numbers")
  private static let whole = Option(
    name: "--all", help: "a group at a time, and each of its cases by name")
  private static let format = Option(
    name: "--format", value: "FORMAT",
    help: "text, or markdown as for a pull request, with the lines and names folded away")

  /// Compares files, or folders of files.
  static let diff = Command(
    name: "diff",
    abstract: "compare two traces, or two folders of them, byte by byte",
    discussion: [
      """
      In files with many traces each case is compared with itself. A change that several cases share is shown \
      once. A group is the cases that change in the same lines, and in no others.
      """,
      """
      What cannot be read in one of two folders is told of, and the others are compared.
      """,
    ],
    operands: [
      Operand(name: "A", help: "a file or a folder, or '-' for standard input", source: .files),
      Operand(name: "B", help: "a file or a folder, or '-' for standard input", source: .files),
    ],
    options: [summary, whole, format]
  ) { invocation throws(CommandFailure) in
    guard !invocation.has(summary) || !invocation.has(whole) else {
      throw .misuse("\(summary.name) and \(whole.name) do not go together")
    }
    let isMarkdown = try wantsMarkdown(invocation)
    let differences = try differences(
      ComparedPlace(invocation.operands[0]), ComparedPlace(invocation.operands[1]))
    let style = invocation.console.style()
    if isMarkdown {
      invocation.console.writePlain(
        differences.summary.markdown(isWhole: !invocation.has(summary)))
    } else {
      invocation.console.write(
        invocation.has(summary)
          ? differences.summary.text
          : invocation.has(whole) ? differences.wholeText(style) : differences.text(style))
    }
    for failure in differences.unread { invocation.console.complain(failure.message) }
    // A difference is certain, whatever could not be read.
    guard differences.isEmpty else { return .findings }
    return differences.unread.isEmpty ? .holds : .incomplete
  }

  private static func wantsMarkdown(_ invocation: Invocation) throws(CommandFailure) -> Bool {
    switch invocation.value(format) {
    case nil, "text": return false
    case "markdown": return true
    case let word?: throw .misuse("expected text or markdown for \(format.name), found '\(word)'")
    }
  }

  private static func differences(
    _ old: ComparedPlace, _ new: ComparedPlace
  ) throws(CommandFailure) -> FileDifferences {
    var differences = FileDifferences()
    switch (old, new) {
    case (.folder(let old), .folder(let new)): try differences.compare(old, new)
    case (.file(let old), .file(let new)): try differences.compare(old, new)
    case (.folder, .file), (.file, .folder):
      throw .misuse(
        "expected two files or two folders, found \(old.words) and \(new.words)")
    }
    return differences
  }
}

/// One of two things that are compared.
private enum ComparedPlace {
  case folder(TracesFolder)
  case file(String)

  /// - Throws: That there is nothing of this name.
  init(_ path: String) throws(CommandFailure) {
    let folder = TracesFolder(path: path)
    if folder.exists {
      self = .folder(folder)
    } else {
      let isThere =
        path == InputFile.standardInput || FileManager.default.fileExists(atPath: path)
      guard isThere else { throw .unreadable(path, "there is no such file or folder") }
      self = .file(path)
    }
  }

  var words: String {
    switch self {
    case .folder(let folder): "the folder '\(folder.path)'"
    case .file(let path): "the file '\(path)'"
    }
  }
}
