/// One thing that a verdict is for.
enum ReportMatter {
  case cause(ReportedCause)
  /// What is wrong with what is said on the subject's behalf.
  case error(ReportError)
  case obstacle(ReportedObstacle)
  /// No scenario applies to the subject.
  case nothing

  /// What it is and how far it goes, for a line that says no more.
  var title: String {
    switch self {
    case .cause(let cause): cause.description
    case .error(let error): error.description.visible
    case .obstacle(let obstacle): "\(obstacle.word.visible) (\(obstacle.cases.countOfCases))"
    case .nothing: "no scenario applies to it"
    }
  }

  /// What a report tells of it; none where the first line says all.
  func block(of subject: String, _ style: ReportStyle) -> ReportBlock? {
    switch self {
    case .cause(let cause): ReportBlock(cause, style)
    case .error(let error): ReportBlock("error: \(error.description.visible)\n")
    case .obstacle(let obstacle): ReportBlock(obstacle.text(of: subject, style))
    case .nothing: nil
    }
  }

  /// What its block says beyond its title.
  func details(in block: String) -> Substring {
    switch self {
    case .cause: block.drop { !$0.isNewline }.dropFirst()
    case .obstacle: block[...]
    case .error, .nothing: ""
    }
  }
}

extension Report {
  /// What speaks against the subject, the gravest first: what refuses it, what is wrong on its behalf, what is
  /// left undecided, what is less binding.
  var matters: [ReportMatter] {
    let findings = findings
    let breaches = findings.standing.filter { $0.level == .must }
    let lesser = findings.standing.filter { $0.level != .must }
    let matters =
      breaches.map(ReportMatter.cause) + errors.map(ReportMatter.error)
      + findings.obstacles.map(ReportMatter.obstacle) + lesser.map(ReportMatter.cause)
    return matters.isEmpty && cases.isEmpty ? [.nothing] : matters
  }

  /// What is borne with.
  var waivedMatters: [ReportMatter] {
    findings.causes.filter(\.isWaived).map(ReportMatter.cause)
  }
}
