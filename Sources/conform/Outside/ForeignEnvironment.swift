import CaseProcesses
import ConformCommand
import Foundation

/// The variables that foreign code gets: what programs need to run, and nothing that could be a secret.
enum ForeignEnvironment {
  private static let needed: Set<String> = [
    "PATH", "LANG", "TERM", "NO_COLOR", "TZ", "TMPDIR", "LD_LIBRARY_PATH",
  ]
  private static let ofRuns = Set(RunVariable.allCases.map(\.rawValue))

  /// - Parameters:
  ///   - environment: The variables of this process.
  ///   - home: A home folder in which nothing of the user's lies.
  static func variables(
    from environment: [String: String], home: String
  ) -> [String: String] {
    var variables = environment.filter { name, _ in
      needed.contains(name) || ofRuns.contains(name) || name.hasPrefix("LC_")
    }
    variables["HOME"] = home
    // A crash of foreign code is a verdict here: nobody reads where it stood, and to find that takes long.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }
}

extension BuiltHouse {
  /// The variables of what reads and builds other people's libraries.
  ///
  /// All of it shares a home folder, which stays, so that the compiler finds again what it keeps there.
  ///
  /// - Parameter environment: The variables of this process.
  /// - Throws: That the home folder cannot be made.
  func foreignVariables(
    from environment: [String: String]
  ) throws(CommandFailure) -> [String: String] {
    let home = strangers.appendingPathComponent("home")
    do {
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    } catch {
      throw .writingRefused("\(home.path): \(error.localizedDescription)")
    }
    return ForeignEnvironment.variables(from: environment, home: home.path)
  }
}
