import ConformCommand
import Foundation

/// The porter, which is a process of its own: it links what a package that others depend on must not.
struct PorterCommand {
  let console: Console

  private static let name = "conform-port"
  /// The folder of this package.
  private static let house = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where this command was built to, and the headless modules with it.
  private var products: URL {
    (Bundle.main.executableURL ?? Self.house).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Ports a library, and says what the porter says.
  func port(
    _ source: String, to target: String, wantsJSON: Bool
  ) throws(CommandFailure) -> ExitStatus {
    let porter = products.appendingPathComponent(Self.name)
    if !isCurrent(porter) { try build(porter) }
    var arguments = [
      porter.path, source, "--to", target, "--house", Self.house.path, "--modules",
      products.appendingPathComponent("Modules").path,
    ]
    if wantsJSON { arguments.append("--json") }
    let status = try run(arguments, output: .standardOutput)
    guard let status = ExitStatus(rawValue: status) else {
      throw CommandFailure(status: .incomplete, message: "the porter ended with status \(status)")
    }
    return status
  }

  /// Whether the porter is there, and newer than its sources.
  private func isCurrent(_ porter: URL) -> Bool {
    guard let built = Self.date(porter.path) else { return false }
    let rooms = ["SourcePorting", "conform-port"].map { "\(Self.house.path)/Sources/\($0)" }
    return rooms.allSatisfy { room in
      let files = FileManager.default.enumerator(atPath: room)?.compactMap { $0 as? String } ?? []
      return files.allSatisfy { Self.date("\(room)/\($0)").map { $0 <= built } ?? true }
    }
  }

  /// When a file was last written; none where it is not there.
  private static func date(_ path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  /// Builds the porter, which 'swift run conform' does not.
  private func build(_ porter: URL) throws(CommandFailure) {
    console.note("the porter is built first, which may take a minute")
    let configuration = products.lastPathComponent
    // …/.build/<system>/<configuration>
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    let status = try run(
      [
        "swift", "build", "--package-path", Self.house.path, "--scratch-path", scratch.path,
        "--configuration", configuration, "--product", Self.name,
      ], output: .standardError)
    guard status != 127 else {
      throw CommandFailure(
        status: .incomplete,
        message: "the porter cannot be built: there is no 'swift' where the path leads to")
    }
    guard status == 0, FileManager.default.isExecutableFile(atPath: porter.path) else {
      throw CommandFailure(
        status: .incomplete,
        message: """
          the porter cannot be built: it needs the modules SwiftParser and SwiftSyntax, which a \
          toolchain keeps in lib/swift/host beside its compiler; 'swift build --product \
          \(Self.name)' says more
          """)
    }
    // A build that finds nothing to do leaves the file as old as it is.
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: porter.path)
  }

  /// Runs a command to its end.
  private func run(
    _ arguments: [String], output: FileHandle
  ) throws(CommandFailure) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw CommandFailure(
        status: .incomplete, message: "cannot start \(arguments[0]): \(error.localizedDescription)")
    }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
