import ConformCommand
import TransitionCertification

extension Command {
  private static let library = Option(
    name: "--library", value: "PATH",
    help: "show a case of this library's, which is found and built as for 'certify PATH'",
    isPath: true)

  /// Prints a trace of what is built in, or of other people's sources.
  static let showAnything = Command(
    name: Command.show.name,
    abstract: "print a trace, or draw it with what is wrong in it",
    discussion: Command.show.discussion,
    operands: [shownTrace],
    options: [library] + Command.show.options
  ) { invocation throws(CommandFailure) in
    guard let path = invocation.value(library) else { return try Command.show.perform(invocation) }
    guard invocation.isFolder(path) else { throw .misuse("there is no folder '\(path)'") }
    let certification = try invocation.certification(of: path)
    let prepared = try certification.prepare(nil)
    return try certification.run(
      prepared,
      ["show"] + invocation.runnerOptions(of: Command.show) + ["--"] + invocation.operands)
  }
}
