import AppearanceTrace
import Testing
import Thoroughness

@testable import ConformanceRules
@testable import RuleOracles

/// Rounds without end: what is over is forgotten, and nothing that matters is.
@Suite("Traces without an end") struct LongTraceTests {
  /// Some of the repository's traces, a part of them at a time.
  private static func some(_ part: Int) throws -> [LongTrace] {
    try LongTrace.all.get().enumerated().filter { $0.offset % 72 == part }.map(\.element)
      .sampled(1)
  }

  private func judging(_ trace: Trace, memory: Int) -> Judging {
    var judging = Judging(
      trace, contract: SubjectContract(), checkers: RuleCatalogue.checkers, memory: memory)
    for event in trace.events { judging.observe(event) }
    return judging
  }

  @Test(
    "what rules remember does not grow with rounds that are over", arguments: (0..<8).sampled(3))
  func bounds(part: Int) throws {
    let some = try Self.some(part)
    try #require(!some.isEmpty)
    for long in some {
      let few = sizes(judging(try long.trace(rounds: 20), memory: 50))
      let many = sizes(judging(try long.trace(rounds: 60), memory: 50))
      let grown = many.filter { $0.value > (few[$0.key] ?? 0) + 15 }
      #expect(grown.isEmpty, "\(long.path)")
    }
  }

  @Test("elements of a screen that stays are forgotten when they are gone")
  func elements() throws {
    let few = sizes(judging(try elements(rounds: 20), memory: 50))
    let many = sizes(judging(try elements(rounds: 60), memory: 50))
    let grown = many.filter { $0.value > (few[$0.key] ?? 0) + 15 }
    #expect(grown.isEmpty)
    #expect(many.count == few.count)
  }

  /// A screen that in each round gets an element of its own, which moves and goes.
  private func elements(rounds: Int) throws -> Trace {
    let round = { (number: Int) in
      """
      at \(1000 * number)ms
        insert host.view-\(number) into host.view (by subject)
        set host.view-\(number) alpha 0.5 (by subject)
        set host.view-\(number) inert (by subject)
        remove host.view-\(number) from host.view (by subject)

      """
    }
    let place = "  tree       window > host.view\n  appeared   host"
    return try Sketch(
      "elements",
      "baseline\n\(place)\n\n" + (0..<rounds).map { round($0) }.joined()
        + "\nsettled at \(1000 * rounds)ms\n\(place)"
    ).trace()
  }

  @Test("rules that forget what is over judge as those that remember all", arguments: 0..<8)
  func judgements(part: Int) throws {
    let some = try Self.some(part)
    try #require(!some.isEmpty)
    for long in some {
      let trace = try long.trace(rounds: 8)
      var forgetful = judging(trace, memory: 100)
      var mindful = judging(trace, memory: trace.events.count)
      #expect(forgetful.conclude(trace) == mindful.conclude(trace), "\(long.path)")
    }
  }

  @Test(
    "no table and no set of a rule keeps those who are forgotten", arguments: (0..<8).sampled(1))
  func forgotten(part: Int) {
    for seed in 0..<10 {
      var dice = RandomTraces(seed: UInt64(40_000 + part * 100 + seed))
      let judging = judging(dice.trace(events: 150), memory: seed)
      let known = Set(judging.hierarchy.names.all)
      var all: [Name] = []
      for checker in judging.checkers {
        let kept = Mirror(reflecting: checker).children.flatMap { keys($0.value) }
        #expect(known.isSuperset(of: kept), "\(type(of: checker).id), seed \(part), \(seed)")
        all += kept
      }
      #expect(!all.isEmpty)
    }
  }

  /// The names by which a set or a table keeps something.
  private func keys(_ value: Any) -> [Name] {
    if let names = value as? Set<Name> { return Array(names) }
    return (value as? any TableByName)?.keys ?? []
  }

  // MARK: - Sizes

  /// How much each collection holds, by its path; findings do not count.
  private func sizes(_ judging: Judging) -> [String: Int] {
    var sizes: [String: Int] = [:]
    count(judging, "", into: &sizes)
    return sizes
  }

  private func count(_ value: Any, _ path: String, into sizes: inout [String: Int]) {
    let mirror = Mirror(reflecting: value)
    let label = "\(path).\(type(of: value))"
    // The cast is the trace's own, and grows with that.
    if value is RoleBook { return }
    switch mirror.displayStyle {
    case .collection, .set, .dictionary:
      // Free places of tables, and those who have left a row, are not held.
      let held = mirror.children.filter { !isFree($0.value) }
      sizes[label, default: 0] += held.count
      for child in held { count(child.value, label, into: &sizes) }
    default:
      for child in mirror.children where child.label != "record" && child.label != "row" {
        count(child.value, label + "." + (child.label ?? ""), into: &sizes)
      }
    }
  }

  private func isFree(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    let isFreeSlot = mirror.children.first?.value as? Int32 == -1
    return isFreeSlot || mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}

/// Values by name, whatever they are.
private protocol TableByName {
  var keys: [Name] { get }
}

extension NameMap: TableByName {}
