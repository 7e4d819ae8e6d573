import ConformCommand
import Foundation
import TransitionCertification

/// The porter, which is a process of its own: it links what a package that others depend on must not.
///
/// It has foreign manifests read and foreign code compiled, so it gets what foreign code gets of the caller's
/// variables. What builds it gets all of them: that is this package's own.
struct PorterCommand {
  let console: Console
  /// The variables of this process.
  let environment: [String: String]

  private static let name = "conform-port"
  private let house = BuiltHouse.current

  /// Ports a library, and says what the porter says.
  func port(
    _ source: String, to target: String, wantsJSON: Bool
  ) throws(CommandFailure) -> ExitStatus {
    let process = try process(source, to: target, options: wantsJSON ? ["--json"] : [])
    let status = try process.run(output: .standardOutput)
    guard let status = ExitStatus(rawValue: status) else {
      throw .incomplete("the porter ended with status \(status)")
    }
    return status
  }

  /// Ports a library.
  ///
  /// - Parameter modules: Where the modules stay that the compiler makes of the result.
  /// - Returns: The porter's status, and its report as a document.
  func report(
    on source: String, to target: String, keeping modules: String
  ) throws(CommandFailure) -> (status: Int32, output: Data) {
    try process(source, to: target, options: ["--json", "--keep", modules]).capture()
  }

  /// A call of the porter, which is built first if need be.
  private func process(
    _ source: String, to target: String, options: [String]
  ) throws(CommandFailure) -> OuterProcess {
    let porter = house.products.appendingPathComponent(Self.name)
    if !isCurrent(porter) { try build(porter) }
    return OuterProcess(
      arguments: [
        porter.path, source, "--to", target, "--house", house.folder.path, "--modules",
        house.modules.path,
      ] + options,
      environment: try house.foreignVariables(from: environment))
  }

  /// Whether the porter is there, and newer than its sources.
  private func isCurrent(_ porter: URL) -> Bool {
    guard let built = Self.date(porter.path) else { return false }
    let rooms = ["SourcePorting", "conform-port"].map { "\(house.folder.path)/Sources/\($0)" }
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
    let status = try OuterProcess(
      arguments: [
        "swift", "build", "--package-path", house.folder.path, "--product", Self.name,
      ] + house.buildOptions + house.flags(environment),
      environment: environment
    ).run(output: .standardError)
    guard status != 127 else {
      throw CommandFailure(
        status: .incomplete,
        message: "the porter cannot be built: there is no 'swift' where the path leads to")
    }
    if let signal = OuterProcess.signal(behind: status) {
      throw .incomplete("building the porter \(ProcessEnd.Cause.signal(signal))")
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
}
