import Foundation

/// Asks the compiler what it thinks of ported modules.
struct CompilerRun {
  /// The folder of this package.
  let house: URL
  /// Where the built headless modules are.
  let builtModules: URL
  /// The folder of the result.
  let result: URL
  /// Where the modules that it makes of the result stay; they go where there is none.
  var kept: URL?

  /// Whether there are headless modules to compile against.
  var isPossible: Bool {
    FileManager.default.fileExists(
      atPath: builtModules.appendingPathComponent("UIKit.swiftmodule").path)
  }

  /// The errors in modules, in order; files are named from the result's folder.
  ///
  /// - Parameter modules: the names and the files of modules, each behind those that it needs.
  func errors(in modules: [(name: String, files: [String])]) throws -> [CompilerError] {
    let manager = FileManager.default
    let passing = manager.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)")
    let scratch = kept ?? passing
    // A module of an earlier run must not pass for one of this.
    try? manager.removeItem(at: scratch)
    try manager.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: passing) }
    var errors: [CompilerError] = []
    for module in modules where !module.files.isEmpty {
      let submodules = house.appendingPathComponent("Sources/UIKitSubmodules/include").path
      var arguments = [
        Toolchain.command("swiftc"), "-swift-version", "5", "-module-name", module.name,
        // What the package manager says of what it compiles.
        "-D", "SWIFT_PACKAGE", "-parse-as-library", "-wmo",
        "-suppress-warnings", "-diagnostic-style", "llvm", "-I", builtModules.path, "-I",
        submodules, "-I", scratch.path,
      ]
      let isNeeded = kept != nil || module.name != modules.last?.name
      arguments +=
        isNeeded
        ? [
          "-enable-testing", "-emit-module", "-emit-module-path",
          scratch.path + "/\(module.name).swiftmodule",
        ] : ["-typecheck"]
      let outcome = try ChildProcess.run(arguments + module.files, in: result)
      let found = outcome.problems.split(separator: "\n").compactMap { error(in: String($0)) }
      let trouble = outcome.status != 0 && found.isEmpty
      errors += trouble ? [unplaced(outcome)] : found
    }
    return errors
  }

  /// The error that a line of the compiler's tells of.
  private func error(in line: String) -> CompilerError? {
    guard let mark = line.range(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count == 3, let row = Int(place[1]), let column = Int(place[2]) else { return nil }
    let folder = result.path + "/"
    let file = place[0].hasPrefix(folder) ? place[0].dropFirst(folder.count) : place[0]
    return CompilerError(
      file: String(file), line: row, column: column, message: String(line[mark.upperBound...]))
  }

  /// What the compiler says of no file, or how it ended where it says nothing.
  private func unplaced(_ outcome: ChildProcess.Outcome) -> CompilerError {
    let words = outcome.problems.split(separator: "\n").first { $0.contains("error") }
    let end =
      outcome.signal.map { "the compiler was ended by signal \($0)" }
      ?? "the compiler ended without a word"
    return CompilerError(
      file: "Package.swift", line: 1, column: 1, message: words.map(String.init) ?? end)
  }
}
