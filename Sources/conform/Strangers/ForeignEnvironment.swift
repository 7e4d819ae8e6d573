/// The variables that foreign code gets: what programs need to run, and nothing that could be a secret.
enum ForeignEnvironment {
  private static let needed: Set<String> = [
    "PATH", "LANG", "TERM", "NO_COLOR", "TZ", "TMPDIR", "LD_LIBRARY_PATH",
    "CONFORM_JOBS", "CONFORM_CASE_SECONDS", "CONFORM_CASE_MEGABYTES", "CONFORM_PROGRESS",
  ]

  /// - Parameters:
  ///   - environment: The variables of this process.
  ///   - home: A home folder in which nothing of the user's lies.
  static func variables(
    from environment: [String: String], home: String
  ) -> [String: String] {
    var variables = environment.filter { needed.contains($0.key) || $0.key.hasPrefix("LC_") }
    variables["HOME"] = home
    // A crash of foreign code is a verdict here: nobody reads where it stood, and to find that takes long.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return variables
  }
}
