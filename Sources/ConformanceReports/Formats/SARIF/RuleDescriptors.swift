import TransitionCertification

/// The rules as SARIF describes them, and results that name them by their places.
struct RuleDescriptors {
  let all: [SARIFLog.Descriptor]
  private let places: [String: Int]

  init() {
    all = RuleCatalogue.all.map { SARIFLog.Descriptor($0) } + Self.others
    places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })
  }

  /// What is no rule, and is found all the same.
  private static let others = [
    SARIFLog.Descriptor(
      id: TransparencyFinding.id.rawValue,
      shortDescription: SARIFLog.Message(
        text: "Controllers, window and status bar see what the system's own transition shows them.")
    ),
    SARIFLog.Descriptor(
      id: Unsteadiness.id.rawValue,
      shortDescription: SARIFLog.Message(
        text: "Each case comes out alike however often it is played.")
    ),
    SARIFLog.Descriptor(
      id: Failure.golden,
      shortDescription: SARIFLog.Message(text: "A trace is the one that was recorded.")),
    SARIFLog.Descriptor(
      id: Failure.fact,
      shortDescription: SARIFLog.Message(text: "The references are as the facts say.")),
    SARIFLog.Descriptor(
      id: Failure.declaration,
      shortDescription: SARIFLog.Message(text: "Waivers and contracts are needed and well formed.")
    ),
    SARIFLog.Descriptor(
      id: Failure.fault,
      shortDescription: SARIFLog.Message(text: "Each known fault is caught by a rule named for it.")
    ),
    SARIFLog.Descriptor(
      id: Failure.incomplete,
      shortDescription: SARIFLog.Message(text: "Each case runs to its end.")),
  ]

  /// A cause as a result.
  ///
  /// - Parameters:
  ///   - cause: The cause.
  ///   - place: Where its subject stands in sources; none where that is not known.
  func result(
    of cause: ReportedCause, at place: SourcePlace?, isStrict: Bool
  ) -> SARIFLog.Result {
    let headline = cause.example
    var location = SARIFLog.Location(
      logicalLocations: cause.cases.map(SARIFLog.LogicalLocation.init))
    location.physicalLocation = place.map(SARIFLog.PhysicalLocation.init)
    let remedy = headline.remedy.map { " \($0)" } ?? ""
    return SARIFLog.Result(
      ruleId: headline.rule.rawValue, ruleIndex: places[headline.rule.rawValue],
      level: isStrict || headline.level == .must ? .error : .warning,
      message: SARIFLog.Message(text: "\(headline.name): \(headline.statement).\(remedy)"),
      locations: [location], occurrenceCount: cause.cases.count,
      codeFlows: headline.witnesses.isEmpty ? nil : [SARIFLog.CodeFlow(headline)],
      partialFingerprints: [
        "cause/v1": SHA256.digest(
          of: [headline.caseID.subject, headline.name.rawValue].joined(separator: "\n"))
      ],
      suppressions: headline.waiver.map { [SARIFLog.Suppression(justification: $0.reason)] })
  }

  /// What is wrong beside rules, as a result.
  func result(of failure: Failure, isWarning: Bool) -> SARIFLog.Result {
    let location = SARIFLog.Location(
      logicalLocations: [
        SARIFLog.LogicalLocation(
          fullyQualifiedName: failure.case ?? "conform",
          kind: failure.case == nil ? "module" : "member")
      ])
    return SARIFLog.Result(
      ruleId: failure.rule, ruleIndex: places[failure.rule],
      level: isWarning ? .warning : .error,
      message: SARIFLog.Message(text: failure.message), locations: [location],
      partialFingerprints: [
        "cause/v1": SHA256.digest(
          of: [failure.case ?? "", failure.rule, failure.message].joined(separator: "\n"))
      ])
  }
}

extension SARIFLog.Descriptor {
  fileprivate init(_ rule: any Rule.Type) {
    self.init(
      id: rule.id.rawValue, shortDescription: SARIFLog.Message(text: rule.statement),
      help: SARIFLog.Message(text: rule.remedy),
      defaultConfiguration: Configuration(level: rule.level == .must ? .error : .warning),
      properties: Properties(tags: [rule.level.rawValue]))
  }
}

extension SARIFLog.PhysicalLocation {
  fileprivate init(_ place: SourcePlace) {
    self.init(
      artifactLocation: Artifact(uri: place.address),
      region: place.line.map { Region(startLine: $0) })
  }
}

extension SARIFLog.CodeFlow {
  /// The lines that prove a headline, in their order.
  fileprivate init(_ headline: CaseHeadline) {
    let steps = headline.witnesses.map { witness in
      Step(
        location: SARIFLog.Location(
          logicalLocations: [SARIFLog.LogicalLocation(headline.caseID)],
          message: SARIFLog.Message(text: witness.description)))
    }
    self.init(threadFlows: [ThreadFlow(locations: steps)])
  }
}
