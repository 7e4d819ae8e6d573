import ConformCommand
import Foundation
import TransitionCertification

/// Certifies other people's libraries from their own sources: ports, builds and runs them.
///
/// It builds and runs foreign code. That gets a home folder of its own and none of the caller's
/// variables but those that programs need.
struct StrangerCertification {
  let workplace: Workplace
  let console: Console
  let environment: [String: String]
  var house = BuiltHouse.current

  /// Ports the library, so that only what changed is written.
  ///
  /// - Throws: That it cannot be ported, or that the compiler refuses it, with its errors at the lines of
  ///   the library's own files.
  func port() throws(CommandFailure) -> PortedLibrary {
    console.advise("porting \(workplace.source.path.visible)\n")
    try workplace.make(workplace.ported)
    let (status, output) = try PorterCommand(console: console, environment: environment).report(
      on: workplace.source.path, to: workplace.ported.path, keeping: workplace.modules.path)
    guard let library = try? JSONDecoder().decode(PortedLibrary.self, from: output) else {
      if let signal = OuterProcess.signal(behind: status) {
        throw .incomplete("porting \(workplace.source.path) \(ProcessEnd.Cause.signal(signal))")
      }
      // The porter has said on standard error what it cannot read or write.
      throw CommandFailure(
        status: ExitStatus(rawValue: status) ?? .incomplete,
        message: "\(workplace.source.path) cannot be ported")
    }
    console.advise("ported \(library.summary)\n")
    for obstacle in library.obstacles + library.dropped {
      let place = obstacle.line.map { "\(obstacle.file):\($0)" } ?? obstacle.file
      console.note("\(place): \(obstacle.reason)")
    }
    guard library.compiler.verdict != .refuses else {
      let errors = library.compiler.errors
      console.advise(errors.text(in: workplace.source))
      throw .incomplete(
        "\(library.name) does not build against the headless UIKit: \(errors.number); "
          + "'conform port' tells which names are not there")
    }
    return library
  }

  /// Builds the command that certifies the library.
  ///
  /// - Parameters:
  ///   - subjects: The text that says what is to be certified.
  ///   - origin: The file that it stands in.
  /// - Returns: The errors that the compiler finds in that text; none where all is built.
  func complaints(
    building library: PortedLibrary, certifying subjects: String, from origin: URL
  ) throws(CommandFailure) -> [CompilerComplaint] {
    let runner = RunnerPackage(library: library, house: house.folder)
    for (path, text) in runner.files(subjects, from: origin).sorted(by: { $0.key < $1.key }) {
      try workplace.write(text, to: workplace.runner.appendingPathComponent(path))
    }
    console.advise("building \(library.name.visible)\n")
    let (status, output) = try OuterProcess(
      arguments: [
        "swift", "build", "--package-path", workplace.runner.path, "--product", runner.product,
      ] + house.buildOptions + house.flags(environment),
      environment: try house.foreignVariables(from: environment)
    ).captureAll(telling: BuildProgress(of: library.name, environment).take)
    guard status != 128 + SIGINT else { throw .interrupted("building \(library.name)") }
    guard status != 0 else { return [] }
    let text = String(decoding: output, as: UTF8.self)
    let all = CompilerComplaint.all(in: text)
    let complaints = all.filter { $0.file == origin.path }
    guard complaints.isEmpty else { return complaints }
    let problems = library.problems(
      among: all, portedTo: workplace.ported, from: workplace.source)
    guard problems.isEmpty else {
      console.advise(problems.text(in: workplace.source))
      throw .incomplete("\(library.name) cannot be built: \(problems.number)")
    }
    // Set in, so that nothing in it passes for a line of this command's.
    console.advise(text.split(separator: "\n").map { "  \($0)\n" }.joined())
    // It need not be the library's fault, as where memory is short.
    if let signal = OuterProcess.signal(behind: status, text) {
      throw .incomplete("building \(library.name) \(ProcessEnd.Cause.signal(signal))")
    }
    throw .incomplete("\(library.name) cannot be built")
  }

  /// Runs the command that was built, which says what it finds.
  ///
  /// - Parameter arguments: What it is called with: a subcommand, and what that takes.
  func run(
    _ prepared: Prepared, _ arguments: [String]
  ) throws(CommandFailure) -> ExitStatus {
    let library = prepared.library
    let home = try makeHome()
    defer { try? FileManager.default.removeItem(at: home) }
    let notePath = home.appendingPathComponent("end").path
    var variables = ForeignEnvironment.variables(from: environment, home: home.path)
    variables[EndNote.variable] = notePath
    let placesPath = home.appendingPathComponent("places").path
    do {
      try prepared.places.write(to: placesPath)
    } catch {
      throw .writingStopped(error, isBegun: false)
    }
    variables[SubjectPlaces.variable] = placesPath
    variables[JobSummary.variable] = environment[JobSummary.variable]
    let number = try OuterProcess(
      arguments: [executable(of: library)] + arguments, environment: variables, directory: home
    ).run(output: .standardOutput)
    guard let status = ExitStatus(rawValue: number) else {
      throw .incomplete("certifying \(library.name) ended with status \(number)")
    }
    // One that was interrupted twice leaves no note.
    guard status != .interrupted else { return status }
    guard EndNote(at: notePath).status == status else {
      throw .incomplete(
        "certifying \(library.name) ended with status \(number) before all verdicts were given:"
          + " code of the library's ended it")
    }
    return status
  }

  /// Runs the command that was built, and takes what it answers; its problems are told to nobody.
  ///
  /// - Parameter arguments: What it is called with.
  func answer(
    of library: PortedLibrary, to arguments: [String]
  ) throws(CommandFailure) -> (status: Int32, output: Data) {
    let home = try makeHome()
    defer { try? FileManager.default.removeItem(at: home) }
    return try OuterProcess(
      arguments: [executable(of: library)] + arguments,
      environment: ForeignEnvironment.variables(from: environment, home: home.path),
      directory: home
    ).capture(problems: .nullDevice)
  }

  private func executable(of library: PortedLibrary) -> String {
    let runner = RunnerPackage(library: library, house: house.folder)
    return house.products.appendingPathComponent(runner.product).path
  }

  /// A folder that foreign code may take for its user's.
  private func makeHome() throws(CommandFailure) -> URL {
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("conform-\(UUID().uuidString)")
    try workplace.make(home)
    return home
  }
}
