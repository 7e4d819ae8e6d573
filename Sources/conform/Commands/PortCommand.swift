import ConformCommand
import Foundation

extension Command {
  private static let folder = Option(
    name: "--to", value: "FOLDER",
    help: "where the ported package goes; else NAME-ported in the current folder")

  /// Rewrites a library's sources so that they build here.
  static let port = Command(
    name: "port",
    abstract: "rewrite a library's sources so that they build against the headless UIKit",
    discussion: [
      """
      PATH is a Swift package, a folder with a podspec, or a folder of sources; it is never written to. \
      Examples, demos and tests are left out. The result is a package of its own, and a report: each kind of \
      edit by file, what cannot be ported and why, and what the compiler says of the result, at the lines of \
      the library's own files. Porting twice gives the same bytes. Exit status 1: the compiler refuses the \
      result.
      """
    ],
    operands: [Operand(name: "PATH", help: "the folder of the library", source: .files)],
    options: [folder, .json]
  ) { invocation throws(CommandFailure) in
    let source = invocation.absolute(invocation.operands[0])
    let name = URL(fileURLWithPath: source).standardizedFileURL.lastPathComponent
    let target = invocation.absolute(invocation.value(folder) ?? "\(name)-ported")
    let porter = PorterCommand(
      console: invocation.console, environment: invocation.environment)
    return try porter.port(source, to: target, wantsJSON: invocation.has(.json))
  }
}

extension Invocation {
  /// A path as seen from where the command was called.
  fileprivate func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: directory, isDirectory: true)).path
  }
}
