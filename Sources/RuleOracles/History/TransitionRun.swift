import AppearanceTrace

/// One transition of a history.
struct TransitionRun: Equatable {
  /// What its beginning announced.
  let span: TransitionSpan
  /// The place of its beginning.
  let begin: Int

  init(span: TransitionSpan, begin: Int) {
    self.span = span
    self.begin = begin
  }

  /// The transition that an event at a place begins; none where it begins none.
  init?(_ event: Event, at place: Int) {
    guard case .begin(let span) = event.action else { return nil }
    self.init(span: span, begin: place)
  }

  /// The transition's name.
  var name: String { span.transition }

  /// Whether the request asked for an animation, or a finger drives it.
  var isAnimated: Bool { span.isAnimated || span.isInteractive }

  /// Whether it presents or dismisses.
  var isModal: Bool { span.kind == .present || span.kind == .dismiss }

  /// The controller that presents what comes or goes.
  var presenter: String? {
    switch span.kind {
    case .present: span.from
    case .dismiss: span.to
    case .push, .pop, .set, .select, .replace: nil
    }
  }

  /// The controllers on both sides.
  var sides: [String] { [span.from, span.to].compactMap { $0 } }

  /// The end of a transition, as the host tells it.
  struct End {
    let place: Int
    let isFinished: Bool
  }
}
