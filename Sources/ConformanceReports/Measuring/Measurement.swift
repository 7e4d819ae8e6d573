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

extension JSON {
  /// Measured values as an array for machines.
  public static func measurements(_ measurements: [Measurement]) -> JSON {
    .array(
      measurements.map { measurement in
        .object([
          "name": .string(measurement.name), "value": .decimal(measurement.value),
          "unit": .string(measurement.unit),
        ])
      })
  }
}

extension [Measurement] {
  /// Measured values as lines.
  public var table: String {
    let width = (map(\.name.count).max() ?? 0) + 2
    return map { measurement in
      let pad = String(repeating: " ", count: width - measurement.name.count)
      let value = JSON.decimal(measurement.value).text.dropLast()
      return "\(measurement.name)\(pad)\(value) \(measurement.unit)\n"
    }
    .joined()
  }
}
