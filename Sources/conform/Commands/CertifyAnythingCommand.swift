import ConformCommand
import Foundation

extension Command {
  private static let subjects = Option(
    name: "--subjects", value: "FILE",
    help: "what is to be certified of PATH; else PATH/\(Workplace.declaration), else what is found")
  private static let start = Option(
    name: "--init",
    help: "write PATH/\(Workplace.declaration) with what is found, for its author to complete")

  /// Certifies a subject that is built in, or other people's sources.
  static let certifyAnything = Command(
    name: Command.certify.name,
    abstract: "certify built-in subjects, or somebody else's library from its sources",
    discussion: [
      """
      A library: PATH is a folder with a Swift package, a podspec or sources. It is ported, built and certified \
      in a folder of this package, and never written to but by --init. What is to be certified stands in its \
      \(Workplace.declaration): 'let subjects: [Subject] = […]'. Where there is none, it is found: animators, \
      delegates, segues, containers and screens, internal ones too, if they can be made. What is found, how it \
      is made, and what cannot be and why is told behind the verdicts (with --json on standard error); what \
      cannot be made does not change the exit status, unless nothing can, or an animator is judged without \
      what hands it out: 4. Where nothing is found: 2.
      """,
      """
      It builds and runs foreign code: with a home folder of its own and without the caller's variables, but \
      with the caller's rights. Where that is not enough, call it in a container. If this package was built \
      with flags, \(BuiltHouse.flags) should hold them, with spaces between, such as '-Xswiftc -O': with other \
      flags all of it is compiled a second time.
      """,
      "Built-in subjects: SUBJECT is an id, as 'list subjects' shows them, or its beginning.",
    ] + Command.certify.discussion,
    operands: [
      Operand(
        name: "SUBJECT|PATH", help: "subjects' ids or their beginnings; or one folder", count: .any,
        source: .filesAndLists(["subjects"]))
    ],
    options: [subjects, start] + Command.certify.options
  ) { invocation throws(CommandFailure) in
    guard let path = invocation.operands.first(where: invocation.isPath) else {
      for option in [subjects, start] where invocation.has(option) {
        throw .misuse("\(option.name) goes with a folder to certify")
      }
      let ids = invocation.registry.all.map(\.id)
      for operand in invocation.operands
      where Identity.closestMatches(operand, in: ids).isEmpty {
        throw Identity.unknownSubject(operand, "subject or folder", in: ids)
      }
      return try Command.certify.perform(invocation)
    }
    guard invocation.isFolder(path) else { throw .misuse("there is no folder '\(path)'") }
    guard invocation.operands.count == 1 else {
      throw .misuse("one folder at a time, and no subjects beside it: '\(path)' goes alone")
    }
    let certification = try invocation.certification(of: path)
    let declared = invocation.value(subjects).map(invocation.url)
    guard !invocation.has(start) else {
      guard declared == nil else {
        throw .misuse("\(start.name) writes what \(subjects.name) reads: only one of them")
      }
      return try certification.start()
    }
    let request = try FormatRequest(invocation, of: .certify)
    let prepared = try certification.prepare(declared)
    // The result leads; what was found and how it is made stands behind it.
    if !request.printsText, let listing = prepared.listing { invocation.console.advise(listing) }
    defer {
      if request.printsText, let listing = prepared.listing {
        invocation.console.write("\n" + listing)
      }
    }
    return try certification.run(
      prepared, ["certify"] + invocation.runnerOptions(of: Command.certify))
  }
}

extension Invocation {
  /// What certifies a library from its folder.
  ///
  /// - Throws: That the folder is no library's.
  func certification(of path: String) throws(CommandFailure) -> StrangerCertification {
    let source = url(path)
    let certification = StrangerCertification(
      workplace: Workplace(of: source, in: BuiltHouse.current.strangers),
      console: console, environment: environment)
    guard certification.workplace.isLibrary(BuiltHouse.current.folder) else {
      throw .misuse(
        "\(source.path) holds this package, and no manifest or podspec says what the library is")
    }
    return certification
  }

  /// A path as seen from where the command was called.
  fileprivate func url(_ path: String) -> URL {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: directory, isDirectory: true))
      .absoluteURL
  }

  /// Whether an operand is meant as a path: it looks like one, or there is such a folder and no such subject.
  fileprivate func isPath(_ operand: String) -> Bool {
    ["/", ".", "~"].contains(where: operand.hasPrefix)
      || isFolder(operand) && registry.subject(operand) == nil
  }

  func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The options that the library's own command is to get, with paths that hold wherever it runs.
  func runnerOptions(of command: Command) -> [String] {
    command.options.filter(has).flatMap { option -> [String] in
      guard option.takesValue, let value = value(option) else { return [option.name] }
      return [option.name, option.isPath ? url(value).path : value]
    }
  }
}
