import CaseProcesses
import ConformanceReports
import Foundation
public import TransitionCertification

/// The command: it reads its arguments, calls what they ask for, and ends with a status.
///
/// An executable of one's own gets it on its own subjects:
///
/// ```swift
/// import ConformCommand
/// import FadeKit
///
/// Conform.main(subjects: [.animator("FadeKit.Fade") { Fade() }])
/// ```
public enum Conform {
  /// Does what the process's arguments ask for, on somebody's own subjects, and ends the process.
  ///
  /// Each case runs in a process of its own, so that a subject that crashes or hangs loses one case. The
  /// process starts the same executable for that, and forks it for each case: nothing before this call should
  /// have effects outside of the process, or start a thread, of which a forked process knows nothing.
  ///
  /// Call it from the main thread. It belongs to no actor, since top-level code of Swift 5 does not either.
  ///
  /// - Parameter subjects: The subjects, in the order in which they run. Each has an id of its own, as
  ///   `FadeKit.Fade`: where two have one, or it has spaces, the process ends with 2 and says so.
  public static func main(subjects: [Subject]) -> Never {
    MainActor.assumeIsolated {
      do throws(SubjectIDError) {
        main(try SubjectRegistry(own: subjects), .general())
      } catch {
        Console(environment: [:]).complain(error.description)
        exit(ExitStatus.usage.rawValue)
      }
    }
  }

  /// Does what the process's arguments ask for, and ends the process.
  ///
  /// - Parameters:
  ///   - registry: The subjects that there are.
  ///   - commands: The subcommands that there are.
  @MainActor package static func main(
    _ registry: SubjectRegistry, _ commands: CommandSet
  ) -> Never {
    let environment = ProcessInfo.processInfo.environment
    let console = Console(environment: environment)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = console.ending(
      with: perform(arguments, of: commands, on: registry, console, environment))
    EndNote(environment)?.write(status)
    exit(status.rawValue)
  }

  @MainActor private static func perform(
    _ arguments: [String], of commands: CommandSet, on registry: SubjectRegistry,
    _ console: Console, _ environment: [String: String]
  ) -> ExitStatus {
    let help = HelpText(CommandLine.arguments.first, width: console.style().width)
    do throws(CommandLineRequest.Misuse) {
      switch try CommandLineRequest(arguments, of: commands) {
      case .help(let command):
        console.writePlain(
          command.map(help.text) ?? help.overview(of: commands))
        return .holds
      case .version:
        console.writePlain(SuiteVersion.text(of: help.commandName))
        return .holds
      case .call(let command, let reader):
        return perform(
          command,
          Invocation(
            operands: reader.operands, options: reader.options, console: console,
            environment: environment, directory: FileManager.default.currentDirectoryPath,
            commandName: help.commandName, commands: commands, registry: registry))
      }
    } catch {
      console.complain(error.error.description)
      console.advise(help.advice(for: error.command))
      return .usage
    }
  }

  @MainActor private static func perform(
    _ command: Command, _ invocation: Invocation
  ) -> ExitStatus {
    do throws(CommandFailure) {
      if command.name != Command.worker.name {
        // What is wrong with the variables is told by whoever runs cases.
        let settings = try? RunSettings(invocation.environment)
        invocation.registry.askStylesElsewhere(settings?.limits ?? CaseLimits())
      }
      let status = try command.perform(invocation)
      return invocation.lost.status(after: status, telling: invocation.console)
    } catch {
      invocation.console.complain(error.message)
      return invocation.lost.status(after: error.status, telling: invocation.console)
    }
  }
}
