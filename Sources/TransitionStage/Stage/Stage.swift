/// A hierarchy of controllers that is watched while a script acts on it.
@MainActor package final class Stage {
  package let subject: Subject
  package let host: any SceneHost

  /// Makes a stage with a fresh scene.
  ///
  /// - Parameters:
  ///   - subject: the transition under test.
  ///   - profile: the release that the host behaves like.
  package init(for subject: Subject, profile: Profile) {
    self.subject = subject
    host = makeSceneHost()
    host.reset(profile: profile)
  }

  /// Runs a script, and tells what happened.
  package func perform(_ header: Trace.Header, _ script: any Script) -> Trace {
    script.setUp(self)
    script.act(self)
    return Trace(header: header, ending: .settled(at: .zero, Checkpoint()))
  }
}
