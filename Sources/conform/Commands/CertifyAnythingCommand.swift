import ConformCommand
import Foundation

extension Command {
  private static let subjects = Option(
    name: "--subjects", value: "FILE",
    help: "what is to be certified of PATH; else PATH/\(Workplace.declaration)")

  /// Certifies a subject that is built in, or other people's sources.
  static let certifyAnything = Command(
    name: Command.certify.name,
    abstract: "certify built-in subjects, or somebody else's library from its sources",
    discussion: [
      "PATH is a folder: a Swift package, one with a podspec, or sources. It is ported, built and",
      "certified in a folder of this package, and never written to. What is to be certified stands in its",
      "\(Workplace.declaration): 'let subjects: [Subject] = […]'. It builds and runs foreign code: with",
      "a home folder of its own and without the caller's variables, but with the caller's rights. Where",
      "that is not enough, call it in a container.",
      "",
    ] + Command.certify.discussion,
    operands: [
      Operand(
        name: "SUBJECT|PATH", help: "subjects' ids or their beginnings; or one folder", count: .any)
    ],
    options: [subjects] + Command.certify.options
  ) { invocation throws(CommandFailure) in
    guard let path = invocation.operands.first, invocation.isFolder(path) else {
      guard !invocation.has(subjects) else {
        throw .misuse("\(subjects.name) goes with a folder to certify")
      }
      return try Command.certify.perform(invocation)
    }
    guard invocation.operands.count == 1 else {
      throw .misuse("one folder at a time: '\(invocation.operands[1])' is one too many")
    }
    let source = invocation.url(path)
    let certification = StrangerCertification(
      workplace: Workplace(of: source, in: BuiltHouse.current.strangers),
      console: invocation.console, environment: invocation.environment)
    let file = invocation.value(subjects).map(invocation.url) ?? certification.workplace.declared
    guard invocation.has(subjects) || FileManager.default.fileExists(atPath: file.path) else {
      throw .misuse(
        "\(source.path) has no \(Workplace.declaration), which says what is to be certified: "
          + "'let subjects: [Subject] = [.animator(\"Name\") { Name() }]', with its imports; "
          + "or name such a file by \(subjects.name)")
    }
    let text = String(decoding: try InputFile.bytes(file.path), as: UTF8.self)
    let library = try certification.port()
    let complaints = try certification.build(library, certifying: text, from: file)
    guard complaints.isEmpty else {
      invocation.console.advise(complaints.map { $0.text + "\n" }.joined())
      throw .incomplete("\(file.path) does not build")
    }
    return try certification.certify(library, invocation.runnerOptions)
  }
}

extension Invocation {
  /// A path as seen from where the command was called.
  fileprivate func url(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: directory, isDirectory: true))
      .absoluteURL
  }

  fileprivate func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The options that the library's own command is to get, with paths that hold wherever it runs.
  fileprivate var runnerOptions: [String] {
    Command.certify.options.filter(has).flatMap { option -> [String] in
      guard option.takesValue, let value = value(option) else { return [option.name] }
      return [option.name, option.isPath ? url(value).path : value]
    }
  }
}
