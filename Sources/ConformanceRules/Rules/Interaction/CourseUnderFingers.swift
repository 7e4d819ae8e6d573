import AppearanceTrace

/// How far a transition was when it was told so last, and what fingers have done since.
struct CourseUnderFingers: Sendable {
  /// How far it was.
  private var progress: Double
  /// Where that was told.
  private var event: Int
  /// Whether it has come farther from one time that it was told to the next, while no finger went back.
  private var hasRisen = false
  /// Where a finger came beside another one since, or one of several went; none where none did.
  private var change: Int?
  /// Whether a finger has gone back since, or has moved, and no line says where to.
  private var isUnclear = false

  /// The least progress that counts as one. (The number is ours: it is what a rounded fraction is off by.)
  private static let least = 0.005

  /// Starts where a transition is told for the first time how far it is.
  init(at progress: Double, _ event: Int) {
    (self.progress, self.event) = (progress, event)
  }

  /// Takes in that a finger comes beside others, or goes, and leaves some.
  mutating func takeChange(_ event: Int) { change = event }

  /// Takes in how far a finger moves along its way, in points; none where no line says so.
  mutating func takeStep(_ step: Double?) {
    if let step, step >= 0 { return }
    isUnclear = true
  }

  /// What fingers that came or went have made of it.
  enum Standing {
    /// None came or went, or one has gone back itself.
    case unjudged
    case goesOn
    /// It is less far than before, with what shows that.
    case takenBack([Evidence?])
  }

  /// Takes in how far the transition is now.
  mutating func take(_ next: Double, _ event: Int) -> Standing {
    defer {
      if !isUnclear, next >= progress + Self.least { hasRisen = true }
      (progress, self.event, change, isUnclear) = (next, event, nil, false)
    }
    guard let change, !isUnclear, hasRisen else { return .unjudged }
    guard next <= progress - Self.least else { return .goesOn }
    return .takenBack([.event(self.event), .event(change), .event(event)])
  }
}
