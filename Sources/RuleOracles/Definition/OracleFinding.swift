package import ConformanceRules

/// A breach that an oracle found.
package struct OracleFinding: Sendable, Equatable {
  /// The last line of the trace that proves it.
  package let place: Witness.Place
  /// Who or what it is about; none where the breach has no name.
  package let object: String?

  /// A breach that the baseline shows.
  static func inBaseline(_ object: String? = nil) -> OracleFinding {
    OracleFinding(place: .baseline, object: object)
  }

  /// A breach that an event completes.
  static func at(_ place: Int, _ object: String? = nil) -> OracleFinding {
    OracleFinding(place: .event(place), object: object)
  }

  /// A breach that only the end of the trace shows.
  static func atEnd(_ object: String? = nil) -> OracleFinding {
    OracleFinding(place: .ending, object: object)
  }
}
