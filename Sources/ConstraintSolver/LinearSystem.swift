/// Relations between unknowns, and what follows from them.
///
/// Relations are taken in by importance and, among equals, in the order in which they came. What
/// contradicts those before it is left out. An inequality that is broken by the result holds as an
/// equality, in its place, and all is solved anew; rounds are bounded.
package struct LinearSystem {
  /// How a sum is to zero.
  package enum Relation {
    case isZero, isNotLess, isNotMore
  }

  /// A relation that is asked for.
  package struct Demand {
    let form: LinearForm
    let relation: Relation
    let importance: Float

    package init(_ form: LinearForm, _ relation: Relation = .isZero, importance: Float) {
      self.form = form
      self.relation = relation
      self.importance = importance
    }
  }

  private static let tolerance = 1e-6

  private var demands: [Demand] = []
  /// What each unknown is as long as nothing is said of it, in the order in which they are fixed.
  private var rest: [(unknown: Int, value: Double)] = []

  package init() {}

  /// Adds a relation, after all that are as important.
  package mutating func demand(_ demand: Demand) {
    demands.append(demand)
  }

  /// Says what an unknown is where nothing else says so.
  package mutating func leave(_ unknown: Int, at value: Double) {
    rest.append((unknown, value))
  }

  /// The values of all unknowns that were left at something.
  package func solved() -> [Int: Double] {
    let order = demands.indices.sorted { left, right in
      let (first, second) = (demands[left].importance, demands[right].importance)
      return first == second ? left < right : first > second
    }
    var tight = Set(demands.indices.filter { demands[$0].relation == .isZero })
    while true {
      let values = values(order.filter(tight.contains))
      guard let broken = order.first(where: { !tight.contains($0) && isBroken($0, by: values) })
      else { return values }
      tight.insert(broken)
    }
  }

  private func isBroken(_ index: Int, by values: [Int: Double]) -> Bool {
    let value = demands[index].form.factors.reduce(demands[index].form.constant) { sum, term in
      sum + term.value * (values[term.key] ?? 0)
    }
    return switch demands[index].relation {
    case .isZero: false
    case .isNotLess: value < -Self.tolerance
    case .isNotMore: value > Self.tolerance
    }
  }

  /// Solves some demands, the first ones first, and what is left for the rest.
  private func values(_ order: [Int]) -> [Int: Double] {
    var solution = Solution()
    for index in order { solution.take(demands[index].form) }
    for (unknown, value) in rest {
      var form = LinearForm(unknown: unknown)
      form.constant = -value
      solution.take(form)
    }
    return solution.values
  }

  /// What each unknown is, by those that are still open.
  private struct Solution {
    private var known: [Int: LinearForm] = [:]

    /// The unknowns that are settled.
    var values: [Int: Double] { known.compactMapValues { $0.isKnown ? $0.constant : nil } }

    /// Lets a sum be zero, unless what is known already decides it.
    mutating func take(_ form: LinearForm) {
      var form = form
      for unknown in form.factors.keys.sorted() {
        if let replacement = known[unknown] { form.replace(unknown, by: replacement) }
      }
      guard let pivot = form.firstUnknown else { return }
      let factor = form.factor(of: pivot)
      var value = LinearForm(0)
      value.add(form, times: -1 / factor)
      value.add(LinearForm(unknown: pivot))
      for unknown in known.keys { known[unknown]?.replace(pivot, by: value) }
      known[pivot] = value
    }
  }
}
