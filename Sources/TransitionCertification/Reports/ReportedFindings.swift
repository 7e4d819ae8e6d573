/// What cases show to be wrong, each cause once: what every form of a report tells.
///
/// A cause stands for all that follows from it: other findings, and cases of which nothing could be said.
public struct ReportedFindings: Sendable, Equatable {
  /// The distinct causes: what refuses first, then what is less binding, then what is borne with; in each
  /// the order in which they were found.
  public let causes: [ReportedCause]
  /// Why nothing can be said of cases, for all that no cause explains.
  public let obstacles: [ReportedObstacle]

  /// Finds the causes in cases, of one subject or of many.
  public init(in cases: [CaseResult]) {
    var causes = Self.causes(of: cases.flatMap(\.headlines))
    var obstacles: [ReportedObstacle] = []
    var places: [String: Int] = [:]
    for result in cases {
      guard let obstacle = result.obstacle else { continue }
      if let cause = causes.firstIndex(where: { $0.explains(obstacle, of: result) }) {
        causes[cause].undecided.append(result.id)
        continue
      }
      let reason = obstacle.reason
      let place = places[reason] ?? obstacles.count
      if place == obstacles.count {
        places[reason] = place
        obstacles.append(ReportedObstacle(obstacle))
      }
      obstacles[place].cases.append(result.id)
    }
    self.causes = causes
    self.obstacles = obstacles
  }

  /// The causes that no waiver covers.
  public var standing: [ReportedCause] { causes.filter { !$0.isWaived } }

  private static func causes(of headlines: [CaseHeadline]) -> [ReportedCause] {
    var causes: [ReportedCause] = []
    var places: [RuleID: [Int]] = [:]
    var seen: [Set<CaseID>] = []
    for headline in headlines {
      let place = places[headline.name]?.first { causes[$0].isCause(of: headline) }
      if let place {
        let isNewCase = seen[place].insert(headline.caseID).inserted
        causes[place].add(headline, isNewCase: isNewCase)
      } else {
        places[headline.name, default: []].append(causes.count)
        causes.append(ReportedCause(headline))
        seen.append([headline.caseID])
      }
    }
    return (0...2).flatMap { rank in causes.filter { $0.rank == rank } }
  }
}

/// Why nothing can be said of some cases.
public struct ReportedObstacle: Sendable, Equatable {
  /// What stood in the way, as the first case has it.
  public let obstacle: CaseResult.Obstacle
  /// The cases, in order.
  public internal(set) var cases: [CaseID] = []

  init(_ obstacle: CaseResult.Obstacle) {
    self.obstacle = obstacle
  }

  /// What kind of obstacle it is, in a word: `unsettled`, `crashed`.
  public var word: String { String(obstacle.description.prefix { $0 != ":" }) }
}

extension ReportedCause {
  /// Whether nothing can be said of a case because of this cause.
  ///
  /// Only a transition that nobody completes explains that a case does not come to rest, and only if nothing
  /// else is pending there. A scene that could not be set up leaves no finding: what the same subject does
  /// elsewhere explains it.
  fileprivate func explains(_ obstacle: CaseResult.Obstacle, of result: CaseResult) -> Bool {
    guard !isWaived else { return false }
    return switch obstacle {
    case .unsettled(let reason):
      reason.isOfTransitionsAlone
        && result.headlines.contains { isCause(of: $0) && $0.explainsUnrest }
    case .notSetUp(let reason):
      reason.isOfTransitionsAlone && example.caseID.subject == result.id.subject
        && explainsUnrest
    case .raised, .ended, .hung, .unreadable, .interrupted, .unsteady: false
    }
  }

  /// Whether transitions stay open because of it, in one case at least.
  private var explainsUnrest: Bool {
    ([rule] + implied.map(\.rule)).contains(where: Implication.causesOfUnrest.contains)
  }
}

extension CaseHeadline {
  /// Whether a transition stays open because of it.
  fileprivate var explainsUnrest: Bool {
    ([rule] + implied).contains(where: Implication.causesOfUnrest.contains)
  }
}
