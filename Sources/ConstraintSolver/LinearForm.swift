/// A sum of unknowns, each with a factor, and a number.
package struct LinearForm {
  /// Factors by the number of the unknown; none is zero.
  package private(set) var factors: [Int: Double]
  package var constant: Double

  package init(_ constant: Double) {
    factors = [:]
    self.constant = constant
  }

  package init(unknown: Int) {
    factors = [unknown: 1]
    constant = 0
  }

  /// Whether no unknown is left in it.
  package var isKnown: Bool { factors.isEmpty }

  /// The unknown with the lowest number.
  package var firstUnknown: Int? { factors.keys.min() }

  package func factor(of unknown: Int) -> Double { factors[unknown] ?? 0 }

  /// Adds another sum, multiplied; what cancels itself out is gone.
  package mutating func add(_ other: LinearForm, times multiplier: Double = 1) {
    constant += other.constant * multiplier
    for (unknown, factor) in other.factors {
      let sum = self.factor(of: unknown) + factor * multiplier
      factors[unknown] = abs(sum) < 1e-9 ? nil : sum
    }
  }

  /// Puts a sum in the place of an unknown.
  package mutating func replace(_ unknown: Int, by form: LinearForm) {
    guard let factor = factors.removeValue(forKey: unknown) else { return }
    add(form, times: factor)
  }

  package func adding(_ other: LinearForm, times multiplier: Double = 1) -> LinearForm {
    var sum = self
    sum.add(other, times: multiplier)
    return sum
  }
}
