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
    do throws(CommandLineRequest.Misuse) {
      switch try CommandLineRequest(arguments, of: CommandSet.builtIn) {
      case .help(let command):
        console.writePlain(
          command.map(HelpText.text) ?? HelpText.overview(CommandSet.builtIn.shown))
        return .holds
      case .call(let command, let reader):
        return perform(
          command,
          Invocation(
            operands: reader.operands, options: reader.options, console: console,
            environment: environment, directory: FileManager.default.currentDirectoryPath))
      }
    } catch {
      console.complain(error.error.description)
      console.advise(error.command)
      return .usage
    }
  }

  @MainActor private static func perform(
    _ command: Command, _ invocation: Invocation
  ) -> ExitStatus {
    do throws(CommandFailure) {
      return try command.perform(invocation)
    } catch {
      invocation.console.complain(error.message)
      return error.status
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
