import AppearanceTrace

/// A golden trace whose round is gone through again and again, with fresh names for what goes.
struct LongTrace {
  private let golden: Golden
  private let mortals: Set<Substring>

  /// The golden's path in the folder of traces.
  var path: String { golden.path }

  /// The traces of the repository that end as they began, so that they can be gone through again.
  static let all = Result { try Golden.all.get().compactMap(LongTrace.init) }

  private init?(_ golden: Golden) {
    guard golden.rest == golden.baseline,
      !golden.events.contains(where: { $0.hasPrefix("  round ") })
    else { return nil }
    self.golden = golden
    var mortals: Set<Substring> = []
    for line in golden.events {
      let words = line.split(separator: " ")
      if words.first == "begin" || words.first == "release" { mortals.insert(words[1]) }
    }
    self.mortals = mortals
  }

  /// The trace with so many rounds.
  func trace(rounds: Int) throws -> Trace {
    let duration = golden.duration + 1_000_000
    var events: [String] = []
    var cast: [String] = []
    for number in 0..<rounds {
      cast += golden.cast.map { $0.renamedMember { renamed($0, number) } }
      events += golden.events.map { line in
        line.later(by: number * duration)[...].renamed { renamed($0, number) }
      }
    }
    var known = Set(golden.cast.map(\.name))
    return try golden.trace(
      with: cast.filter { known.insert($0[...].name).inserted }, events, until: rounds * duration)
  }

  /// The name with the number of the round, for all who don't outlive it.
  private func renamed(_ name: Substring, _ number: Int) -> String? {
    number > 0 && mortals.contains(name) ? "\(name)-\(number)" : nil
  }
}
