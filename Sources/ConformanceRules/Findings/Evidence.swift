import AppearanceTrace

/// A line of the trace, before it is looked up and printed.
enum Evidence: Sendable, Equatable {
  case event(Int)
  case baseline(Line)
  case ending(Line)

  /// A line of a checkpoint. Where there is none of that kind, its heading stands for it.
  enum Line: Sendable, Equatable {
    case heading
    /// The first path in which this view stands.
    case view(String)
    case property(String, ViewProperty.Kind)
    case appearance(String)
    /// The children of this container.
    case children(String)
    case statusBar
    /// The first line of a field, and if an object is given, that names it.
    case field(Checkpoint.Field, String?)
    /// The line of what the subject keeps going.
    case running(String)
    /// The first line of outstanding work that names this object.
    case pending(String)
  }

  /// The part of the trace that the line stands in.
  var place: Witness.Place {
    switch self {
    case .event(let index): .event(index)
    case .baseline: .baseline
    case .ending: .ending
    }
  }
}
