import Foundation
import PackagePlugin

/// `swift package conform …`: builds the package's own command, which calls `Conform.main`, and runs it.
///
/// It builds by the package manager's own way for plugins: a `swift build` below it would wait for the
/// build folder for ever, which the calling one holds.
@main struct ConformPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var reader = ArgumentExtractor(arguments)
    let names = reader.extractOption(named: "product")
    let command = try OwnCommand(in: context.package, named: names.last)
    let executable = try build(command)
    let process = Process()
    process.executableURL = executable
    process.arguments = reader.remainingArguments
    try process.run()
    process.waitUntilExit()
    // The package manager says with which status a plugin ended, and itself ends with 1 unless that is 0.
    let isOver = process.terminationReason == .exit
    exit(isOver ? process.terminationStatus : 128 + process.terminationStatus)
  }

  /// Builds a command as the package manager was called, for debugging or release and with its flags.
  ///
  /// - Returns: The executable.
  private func build(_ command: OwnCommand) throws -> URL {
    Diagnostics.progress("building \(command.product)")
    let result = try packageManager.build(
      .product(command.product), parameters: .init(configuration: .inherit, logging: .concise))
    let executable = result.builtArtifacts.first { artifact in
      artifact.kind == .executable && artifact.url.lastPathComponent == command.product
    }
    guard result.succeeded, let executable else {
      print(result.logText)
      throw PluginFailure("\(command.product) cannot be built")
    }
    return executable.url
  }
}

/// Why nothing is run.
struct PluginFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
