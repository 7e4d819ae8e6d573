import TransitionCertification

extension Invocation {
  /// What the subject of a certificate comes to now.
  ///
  /// - Throws: That there is no such subject.
  @MainActor func report(of subject: String) throws(CommandFailure) -> Report {
    guard let listed = registry.subject(subject) else {
      throw .misuse(
        "there is no subject '\(subject)' here to be certified anew; name the folder of its traces")
    }
    let waivers = SharedWaivers(
      try self.waivers(), for: [listed.id], among: registry.all.map(\.id))
    let recorders = CaseRecorders(for: [listed], try RunSettings(environment))
    return Certification(
      of: listed.subject, waivers: listed.waivers + waivers.waivers(of: listed.id),
      references: ReferenceBook(),
      record: recorders.recorder(for: listed)
    ).run()
  }

  /// The traces of a subject in files and folders.
  ///
  /// - Throws: That one cannot be read.
  func traces(
    in paths: [String], of subject: String
  ) throws(CommandFailure) -> [Trace] {
    var traces: [Trace] = []
    for path in paths {
      let folder = TracesFolder(path: path)
      let files =
        folder.exists
        ? folder.files().filter { $0.hasSuffix(".trace") || $0.hasSuffix(".traces") }
          .map(folder.file) : [path]
      for file in files { traces += try InputFile.traces(file) }
    }
    return traces.filter { $0.header.subject == subject }
  }
}
