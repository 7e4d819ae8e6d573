import Testing
import TransitionCertification

/// Where goldens may be written.
@Suite("The permission to record") struct RecordingPermissionTests {
  private let folder = TracesFolder(path: "/no/such/folder")

  @Test(
    "each variable of a build server forbids writing, and is named",
    arguments: RecordingPermission.buildServerVariables)
  func buildServer(variable: String) {
    let permission = RecordingPermission(in: folder, environment: [variable: "true"])

    #expect(permission == .refused(.buildServer(variable: variable)))
  }

  @Test(
    "the variables of the common build servers are known",
    arguments: [
      "CI", "GITHUB_ACTIONS", "BUILDKITE", "JENKINS_URL", "TF_BUILD", "GITLAB_CI",
      "TEAMCITY_VERSION",
    ])
  func common(variable: String) {
    #expect(RecordingPermission.buildServerVariables.contains(variable))
  }

  @Test(
    "a variable that is empty or says no is as good as none",
    arguments: ["", "0", "false", "FALSE"])
  func deniedVariable(value: String) {
    #expect(RecordingPermission(in: folder, environment: ["CI": value]) == .granted)
  }

  @Test("without such a variable and without a lock writing is allowed")
  func granted() {
    #expect(RecordingPermission(in: folder, environment: ["HOME": "/"]) == .granted)
  }

  @Test("a lock in the folder forbids writing, whatever the environment says")
  func locked() throws {
    try withTracesFolder { folder in
      try folder.put("", at: ".readonly")
      let permission = RecordingPermission(in: folder, environment: ["CI": "false"])

      #expect(permission == .refused(.locked(file: "traces/.readonly")))
    }
  }

  @Test("the reasons say what forbids writing")
  func reasons() {
    let server = RecordingPermission.Reason.buildServer(variable: "CI")
    let lock = RecordingPermission.Reason.locked(file: "traces/.readonly")

    #expect(
      server.description
        == "a build server runs here, says CI; people record and accept")
    #expect(lock.description == "traces/.readonly locks the folder")
  }
}
