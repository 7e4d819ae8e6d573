import Foundation

/// A measured value, with three decimals at most; null where no measurement gives such a value.
struct MeasuredValue: JSONDocument {
  let value: Double

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let thousandths = value.inThousandths {
      try container.encode(thousandths)
    } else {
      try container.encodeNil()
    }
  }
}

extension Double {
  /// The nearest number with three decimals; none for what no measurement gives.
  fileprivate var inThousandths: Decimal? {
    let thousandths = (self * 1000).rounded()
    guard isFinite, abs(thousandths) < 1e15 else { return nil }
    // A decimal number has no digits that the rounding did not mean.
    return Decimal(Int(thousandths)) / 1000
  }
}
