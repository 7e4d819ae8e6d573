/// A sum of unknowns, each with a factor, and a number.
struct LinearForm {
  /// Factors by the number of the unknown; none is zero.
  private(set) var factors: [Int: Double]
  var constant: Double

  init(_ constant: Double) {
    factors = [:]
    self.constant = constant
  }

  init(unknown: Int) {
    factors = [unknown: 1]
    constant = 0
  }

  /// Whether no unknown is left in it.
  var isKnown: Bool { factors.isEmpty }

  /// The unknown with the lowest number.
  var firstUnknown: Int? { factors.keys.min() }

  func factor(of unknown: Int) -> Double { factors[unknown] ?? 0 }

  /// Adds another sum, multiplied; what cancels itself out is gone.
  mutating func add(_ other: LinearForm, times multiplier: Double = 1) {
    constant += other.constant * multiplier
    for (unknown, factor) in other.factors {
      let sum = self.factor(of: unknown) + factor * multiplier
      factors[unknown] = abs(sum) < 1e-9 ? nil : sum
    }
  }

  /// Puts a sum in the place of an unknown.
  mutating func replace(_ unknown: Int, by form: LinearForm) {
    guard let factor = factors.removeValue(forKey: unknown) else { return }
    add(form, times: factor)
  }

  func adding(_ other: LinearForm, times multiplier: Double = 1) -> LinearForm {
    var sum = self
    sum.add(other, times: multiplier)
    return sum
  }
}
