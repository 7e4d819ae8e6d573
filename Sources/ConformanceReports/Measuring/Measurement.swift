/// A measured value.
public struct Measurement: Sendable, Equatable {
  /// What was measured, such as `engine.present-dismiss`.
  public let name: String
  /// What was measured, in the unit.
  public let value: Double
  /// The value's unit, such as `us`.
  public let unit: String

  public init(name: String, value: Double, unit: String) {
    self.name = name
    self.value = value
    self.unit = unit
  }
}

extension Measurement: JSONDocument {
  private enum Member: CodingKey {
    case name, value, unit
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(name, forKey: .name)
    try members.encode(MeasuredValue(value: value), forKey: .value)
    try members.encode(unit, forKey: .unit)
  }
}

extension [Measurement] {
  /// Measured values as lines.
  public var table: String {
    let width = (map(\.name.count).max() ?? 0) + 2
    return map { measurement in
      let pad = String(repeating: " ", count: width - measurement.name.count)
      let value = MeasuredValue(value: measurement.value).text.dropLast()
      return "\(measurement.name)\(pad)\(value) \(measurement.unit)\n"
    }
    .joined()
  }
}
