import ConformCommand

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
