import TransitionStage
import UIKitFacts

/// What a fact says of a trace, read from its notation.
struct EvidencePattern: Sendable, Equatable {
  /// The id of the fact.
  let fact: String
  /// The event at which the pattern is to be found.
  let occasion: PatternLine
  /// What has to hold besides.
  let conditions: [Condition]
  /// How far it is looked for.
  let span: Span
  /// What is to be found, in order.
  let steps: [Step]
  /// The lines of all steps.
  let lines: [PatternLine]

  init(
    fact: String, occasion: PatternLine, conditions: [Condition], span: Span, steps: [Step]
  ) {
    self.fact = fact
    self.occasion = occasion
    self.conditions = conditions
    self.span = span
    self.steps = steps
    lines = steps.flatMap(\.lines)
  }

  /// What has to hold so that an event is an occasion.
  enum Condition: Sendable, Equatable {
    /// How the transition ends.
    case outcome(Event.Outcome)
    /// Other transitions may run at the same time.
    case overlapped
    /// The span has such an event.
    case with(PatternLine)
    /// The span has no such event.
    case without(PatternLine)
    /// The trace has no such event anywhere.
    case never(PatternLine)
    /// The scenario's id begins with these segments, or does not.
    case scenario(String, isMeant: Bool)
    /// Nothing else is under way: no transition runs, and the script asked for nothing else in this instant.
    case idle
    /// A container's bar is hidden before and after, or is never.
    case bar(Character, isHidden: Bool)
    /// A controller has no children.
    case childless(Character)
    /// A controller's view is in a window.
    case seen(Character)
    /// A controller is another's child.
    case child(Character, of: Character)
    /// A controller is another's child, and its view is in that one's.
    case shown(Character, in: Character)
  }

  /// How far a pattern is looked for.
  enum Span: Sendable, Equatable {
    /// To the end of the transition that begins, or of the instant.
    case own
    /// To the first event of these, which belongs to it.
    case until([PatternLine])
    /// To the end of the trace.
    case trace
  }

  /// One part of what is to be found.
  struct Step: Sendable, Equatable {
    /// The lines, in any order.
    let lines: [PatternLine]
    /// How often it comes.
    let count: Count
    /// How its time is to that of the step before.
    let timing: Timing
  }

  /// How often a step comes.
  enum Count: String, Sendable, CaseIterable {
    case once, maybe, any, some, no
  }

  /// How a step's time is to that of the step before.
  enum Timing: Sendable {
    case free, later, atOnce
  }
}
