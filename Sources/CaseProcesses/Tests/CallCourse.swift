import TransitionCertification

/// What comes of the cases of one call, in one process after another.
///
/// A process plays cases until one ends it. Which one did is known where it was the first of its process; behind
/// others it is played once more as the first of another process, so that nobody is blamed for what a case
/// before it has left.
struct CallCourse {
  private let allowed: CaseLimits
  /// What the process plays, and what it plays again, in another order.
  private var list: [String] = []
  private var second: [String] = []
  /// How many cases it has answered, the second times included.
  private var count = 0
  /// A case that ended a process behind others, and how.
  private var doubt: (scenario: String, obstacle: CaseResult.Obstacle)?
  /// How many processes were ended since they took too long.
  private var timesLost = 0
  /// What is still to be played, once a process has ended.
  private(set) var rest: [String] = []
  /// Why there is no trace of cases.
  private(set) var obstacles: [String: CaseResult.Obstacle] = [:]
  /// How cases came out otherwise another time.
  private(set) var unsteadiness: [String: Unsteadiness] = [:]
  private var texts: [String: [UInt8]] = [:]

  /// - Parameter limits: What a case may use.
  init(_ limits: CaseLimits) {
    allowed = limits
  }

  /// What a case of the next process may use.
  ///
  /// Once a case was ended twice for the time that it took, patience wears off: a subject that waits for ever
  /// does so in most of its cases, and all of them together are to be over some time.
  var limits: CaseLimits {
    var limits = allowed
    if timesLost > 1 { limits.seconds = max(1, allowed.seconds / 10) }
    return limits
  }

  /// Whether the next process begins with a case that ended the last one behind others.
  var isInDoubt: Bool { doubt != nil }

  /// Begins a process.
  ///
  /// - Parameters:
  ///   - list: The cases that it plays, by their scenarios.
  ///   - second: The same in the order in which it plays them again; empty where it does not.
  mutating func begin(_ list: [String], repeatedAs second: [String] = []) {
    self.list = list
    self.second = second
    (count, rest) = (0, list)
  }

  /// Takes the process's next answer: the text of a trace.
  ///
  /// - Returns: Whose trace it is; none where there is one already.
  mutating func take(_ text: [UInt8]) -> String? {
    defer { count += 1 }
    if list.indices.contains(count) {
      let scenario = list[count]
      texts[scenario] = text
      if let doubt, doubt.scenario == scenario {
        unsteadiness[scenario] = .endsBehindOthers("\(doubt.obstacle)")
      }
      doubt = nil
      return scenario
    }
    guard let scenario = again, let first = texts[scenario] else { return nil }
    unsteadiness[scenario] = Unsteadiness(first, text)
    return nil
  }

  /// Takes how the process ended, and says what is left.
  ///
  /// - Parameter obstacle: How, if it was at a case.
  mutating func end(_ obstacle: CaseResult.Obstacle) {
    guard list.indices.contains(count) else {
      rest = []
      if let again { unsteadiness[again] = .endsBehindOthers("\(obstacle)") }
      return
    }
    if obstacle.isOfTime { timesLost += 1 }
    guard count > 0 else {
      obstacles[list[0]] = obstacle
      doubt = nil
      rest = Array(list.dropFirst())
      return
    }
    doubt = (list[count], obstacle)
    rest = Array(list.dropFirst(count))
  }

  /// Gives up: there is no process for what is left.
  mutating func abandon(_ obstacle: CaseResult.Obstacle) {
    for scenario in rest { obstacles[scenario] = obstacle }
    rest = []
  }

  /// The case that is played for the second time; none where none is.
  private var again: String? {
    let place = count - list.count
    return second.indices.contains(place) ? second[place] : nil
  }
}

extension CaseResult.Obstacle {
  /// Whether too much time was taken.
  fileprivate var isOfTime: Bool {
    switch self {
    case .hung: true
    case .ended(let end): end.isOfTime
    case .raised, .notSetUp, .unsettled, .unreadable, .interrupted, .unsteady: false
    }
  }
}

extension ProcessEnd {
  fileprivate var isOfTime: Bool {
    switch cause {
    case .processorTime: true
    case .signal, .status, .memory: false
    }
  }
}
