import TransitionCertification

extension Publication {
  /// The certificates of all subjects, one behind the other.
  package var certificates: String {
    result.subjects.map { Certificate(of: $0, profile: result.profile).text }
      .joined(separator: "\n---\n\n")
  }

  /// The certificates of all subjects as files, beside each the traces that it rests on.
  package var certificateFiles: [PublishedFile] {
    let subjects = result.subjects
    return subjects.flatMap { subject in
      let name =
        subjects.count == 1
        ? "certificate" : "certificates/" + EvidenceFile.safe(subject.subject)
      return [
        PublishedFile(
          path: name + ".md", text: Certificate(of: subject, profile: result.profile).text),
        PublishedFile(path: name + ".traces", text: subject.tracesText),
      ]
    }
  }
}

extension SubjectResult {
  /// The traces in one file, each as it was recorded.
  fileprivate var tracesText: String {
    var file = GoldenFile()
    for result in cases where result.obstacle?.isWithoutTrace != true {
      file.put(result.trace.textBytes, for: result.id.scenario)
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }
}
