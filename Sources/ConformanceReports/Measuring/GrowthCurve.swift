/// How the time of a workload grows with what it is done on.
package struct GrowthCurve: Sendable, Equatable {
  /// The workload, such as `engine.nested`.
  package let name: String
  /// What there are more and more of, such as `children in one another`.
  package let things: String
  /// The times, in the order of their counts.
  package let points: [Point]

  /// How long it takes on so many.
  package struct Point: Sendable, Equatable {
    package let count: Int
    package let microseconds: Double

    package init(count: Int, microseconds: Double) {
      self.count = count
      self.microseconds = microseconds
    }
  }

  package init(name: String, things: String, points: [Point]) {
    self.name = name
    self.things = things
    self.points = points
  }

  /// The unit in which its times are numbers that people read.
  var unit: Unit {
    let longest = points.map(\.microseconds).max() ?? 0
    return longest < 1000 ? .microseconds : longest < 1_000_000 ? .milliseconds : .seconds
  }

  /// A unit of time.
  enum Unit: String {
    case microseconds = "µs"
    case milliseconds = "ms"
    case seconds = "s"

    /// How many microseconds it has.
    var length: Double {
      switch self {
      case .microseconds: 1
      case .milliseconds: 1000
      case .seconds: 1_000_000
      }
    }
  }
}
