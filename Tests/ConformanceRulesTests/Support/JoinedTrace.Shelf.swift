import ConformanceRules
import RuleOracles

extension JoinedTrace {
  /// The goldens of one subject, of which some begin where others come to rest.
  struct Shelf {
    /// The lines that say who is judged, and by what.
    let subject: [Substring]
    /// Those that another one can follow.
    private let firsts: [Golden]
    private let followers: [[Substring]: [Golden]]
    /// Those of the system, which can follow all.
    private let strangers: [[Substring]: [Golden]]

    /// A shelf for each subject that has goldens to join.
    static let all = Result {
      let goldens = try Golden.all.get()
      let subjects = Dictionary(grouping: goldens, by: \.subject)
      let strangers = Dictionary(grouping: goldens.filter(\.isSystem), by: \.baseline)
      return subjects.sorted { $0.value[0].path < $1.value[0].path }.compactMap {
        Shelf($0.key, $0.value, strangers)
      }
    }

    private init?(
      _ subject: [Substring], _ goldens: [Golden], _ strangers: [[Substring]: [Golden]]
    ) {
      self.subject = subject
      self.strangers = strangers
      let followers = Dictionary(grouping: goldens, by: \.baseline)
      self.followers = followers
      firsts = goldens.filter { followers[$0.rest] != nil }
      if firsts.isEmpty { return nil }
    }

    /// How many joins are made at a time: the more goldens there are, the more.
    var share: Int { 1 + firsts.count / 60 }

    /// Two goldens that fit, whichever the dice choose; none where no throw finds any.
    func join(_ dice: inout SplitMix64) -> JoinedTrace? {
      for _ in 0..<100 {
        guard let first = firsts.randomElement(using: &dice) else { continue }
        let own = followers[first.rest] ?? []
        let seconds = Bool.random(using: &dice) ? own : strangers[first.rest] ?? own
        guard let second = seconds.randomElement(using: &dice) else { continue }
        if let join = JoinedTrace(first, second) { return join }
      }
      return nil
    }
  }
}
