/// Whether goldens may be written here: never where a build server runs, never where it is locked.
public enum RecordingPermission: Sendable, Equatable {
  case granted
  case refused(Reason)

  /// Why nothing may be written.
  public enum Reason: Sendable, Equatable {
    /// This variable of the environment says that a build server runs.
    case buildServer(variable: String)
    /// This file in the folder of the goldens locks it.
    case locked(file: String)
  }

  /// The variables by which build servers make themselves known, the common one first.
  public static let buildServerVariables = [
    "CI", "CONTINUOUS_INTEGRATION", "GITHUB_ACTIONS", "GITLAB_CI", "BUILDKITE", "JENKINS_URL",
    "TF_BUILD", "TEAMCITY_VERSION", "CIRCLECI", "TRAVIS", "APPVEYOR", "BITBUCKET_BUILD_NUMBER",
    "BITRISE_IO", "CODEBUILD_BUILD_ID", "CIRRUS_CI", "DRONE", "SEMAPHORE", "WOODPECKER",
    "CI_XCODE_PROJECT", "bamboo_buildKey", "GO_PIPELINE_NAME",
  ]

  /// The file that locks a folder, whatever the environment says.
  public static let lockName = ".readonly"

  /// Decides for a folder.
  ///
  /// - Parameters:
  ///   - folder: Where the goldens lie.
  ///   - environment: The variables of the process. Empty, `false` and `0` count as not set.
  public init(in folder: TracesFolder, environment: [String: String]) {
    self.init(on: environment)
    if self == .granted, folder.holds(Self.lockName) {
      self = .refused(.locked(file: folder.shownPath(Self.lockName)))
    }
  }

  /// Decides for what lies in no folder of goldens.
  ///
  /// - Parameter environment: The variables of the process. Empty, `false` and `0` count as not set.
  public init(on environment: [String: String]) {
    let variable = Self.buildServerVariables.first { name in
      environment[name].map { !["", "false", "0"].contains($0.lowercased()) } ?? false
    }
    self = variable.map { .refused(.buildServer(variable: $0)) } ?? .granted
  }
}

extension RecordingPermission.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .buildServer(let variable):
      "a build server runs here, says \(variable); people record and accept"
    case .locked(let file):
      "\(file) locks the folder"
    }
  }
}
