import Foundation

/// The command: it reads its arguments, calls what they ask for, and ends with a status.
@main enum Conform {
  @MainActor static func main() {
    let environment = ProcessInfo.processInfo.environment
    let console = Console(environment: environment)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = perform(arguments, console, environment)
    exit(status.rawValue)
  }

  @MainActor private static func perform(
    _ arguments: [String], _ console: Console, _ environment: [String: String]
  ) -> ExitStatus {
    var shown: Command?
    do {
      let request = try Request(arguments)
      switch request {
      case .help(let text):
        console.writePlain(text)
        return .holds
      case .call(let command, let reader):
        shown = command
        return try command.perform(
          Invocation(
            operands: reader.operands, options: reader.options, console: console,
            environment: environment,
            directory: FileManager.default.currentDirectoryPath))
      }
    } catch let failure as CommandFailure {
      console.complain(failure.message)
      return failure.status
    } catch let misuse as Request.Misuse {
      console.complain(misuse.error.description)
      console.advise(misuse.command)
      return .usage
    } catch {
      console.complain("\(shown?.name ?? "conform"): \(error)")
      return .usage
    }
  }
}

extension Console {
  /// Shows how a command is to be called.
  fileprivate func advise(_ command: Command?) {
    let usage = command.map(HelpText.usage) ?? "usage: conform [COMMAND] [ARGUMENT…] [OPTION…]"
    let help = command.map { "conform help \($0.name)" } ?? "conform help"
    advise("\(usage)\nsee '\(help)'\n")
  }
}
