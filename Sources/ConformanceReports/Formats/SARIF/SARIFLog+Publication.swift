import TransitionCertification

extension SARIFLog {
  /// What was found, as code hosts read it: a result for each cause of each subject, with the lines that
  /// prove it as its steps.
  package init(_ publication: Publication) {
    let rules = RuleDescriptors()
    let result = publication.result
    let findings = result.subjects.flatMap { subject in
      subject.findings.causes.map { cause in
        rules.result(
          of: cause, at: publication.places[subject.subject], isStrict: result.isStrict)
      }
    }
    let obstacles = result.findings.obstacles.map(Notification.init)
    let run = Run(
      tool: Tool(
        driver: Component(
          name: "conform", semanticVersion: SuiteVersion.current, rules: rules.all)),
      invocations: [
        Invocation(
          executionSuccessful: obstacles.isEmpty, toolExecutionNotifications: obstacles)
      ],
      results: findings + publication.others.map(rules.result))
    self.init(runs: [run])
  }
}

extension SARIFLog.Notification {
  /// Why nothing can be said of some cases.
  fileprivate init(_ obstacle: ReportedObstacle) {
    self.init(
      level: .error,
      message: SARIFLog.Message(
        text: "incomplete in \(obstacle.cases.countOfCases): \(obstacle.obstacle)"),
      locations: [
        SARIFLog.Location(logicalLocations: obstacle.cases.map(SARIFLog.LogicalLocation.init))
      ])
  }
}

extension SARIFLog.LogicalLocation {
  /// A case, as a place.
  init(_ id: CaseID) {
    self.init(fullyQualifiedName: id.description, kind: "member")
  }
}
