import TransitionCertification

/// What was found, as commands by which GitHub's actions annotate a change.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step and drops the others without a word: so the
/// gravest come first, and the last of a kind that is too many says how many are not shown.
package struct Annotations {
  private let publication: Publication

  package init(_ publication: Publication) {
    self.publication = publication
  }

  /// The most annotations of a kind that are shown of a step.
  static let limit = 10

  /// The commands, a line each.
  package var text: String {
    let all = findings + failures + obstacles
    return [WorkflowCommand.Level.error, .warning, .notice].map { level in
      Self.bounded(all.filter { $0.level == level }, level)
    }
    .joined()
  }

  private static func bounded(
    _ commands: [WorkflowCommand], _ level: WorkflowCommand.Level
  ) -> String {
    guard commands.count > limit else { return commands.map(\.text).joined() }
    let left = commands.count - limit + 1
    let rest = WorkflowCommand(
      level: level, title: "and \(left) more", message: "\(left) more are in the summary",
      place: nil)
    return (commands.prefix(limit - 1) + [rest]).map(\.text).joined()
  }

  private var findings: [WorkflowCommand] {
    publication.result.subjects.flatMap { subject in
      subject.findings.causes.map { cause in
        WorkflowCommand(
          level: cause.isWaived
            ? .notice : publication.fails(cause.example) ? .error : .warning,
          title: "\(subject.subject): \(cause)", message: cause.words,
          place: publication.places[subject.subject])
      }
    }
  }

  private var failures: [WorkflowCommand] {
    publication.others.map { failure, isWarning in
      WorkflowCommand(
        level: isWarning ? .warning : .error,
        title: [failure.case, failure.rule].compactMap(\.self).joined(separator: ": "),
        message: failure.message, place: nil)
    }
  }

  private var obstacles: [WorkflowCommand] {
    publication.result.findings.obstacles.map { obstacle in
      WorkflowCommand(
        level: .error, title: "incomplete in \(obstacle.cases.countOfCases)",
        message: "\(obstacle.obstacle)\n"
          + obstacle.cases.prefix(5).map { "in \($0)\n" }.joined(), place: nil)
    }
  }
}

extension ReportedCause {
  /// What happened, how that is known, and what to do, in lines.
  fileprivate var words: String {
    var lines = ["\(example.statement)", "in \(example.caseID)"]
    lines += example.witnesses.map(\.description)
    if let remedy = example.remedy { lines.append("remedy: \(remedy)") }
    return lines.joined(separator: "\n")
  }
}
