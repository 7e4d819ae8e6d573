import AppearanceTrace

/// What is known of a transition that has begun.
struct TransitionState: Sendable {
  let name: Name
  let kind: TransitionSpan.Kind
  let from: Name?
  let to: Name?
  let isRemoving: Bool
  let manner: Manner
  /// The style of presentation; none outside of presentations.
  let style: String?
  /// Where the context said that the to-side would end up; none where that is the whole window.
  let finalFrame: TransitionSpan.FinalFrame?
  /// The event that announced it.
  let begin: Int
  /// What the script did last before it began.
  let occasion: Int?
  /// A container of an earlier transition that this one seems to share.
  let sharedContainer: Name?
  /// The first time that the subject was asked to animate.
  var animation: (event: Int, time: TraceTime)?
  /// The view that its presentation hands out in place of the controller's own, and the event that said so; none as
  /// a rule.
  var presentedView: (name: Name, event: Int)?
  /// How far the driver said last that it is, and the event that said so.
  var progress: (fraction: Double, event: Int)?
  /// The last word on whether it is to finish.
  var verdict: Verdict?
  /// The first report of its completion.
  var completion: Completion?
  /// Its end, as the host tells it.
  var end: End?

  /// Whether the subject, or the host, has given it up.
  var isGivenUp: Bool {
    verdict?.word == .cancel || completion?.flag == false || end?.outcome == .cancelled
  }

  /// Whether the request asked for an animation.
  var isAnimated: Bool { manner != .unanimated }

  /// Whether it began under a driver.
  var isInteractive: Bool { manner == .interactive }

  /// Whether a controller is on either side.
  func concerns(_ controller: Name) -> Bool {
    from == controller || to == controller
  }

  /// The controllers on both sides.
  var sides: [Name] { [from, to].compactMap { $0 } }

  /// Whether it presents or dismisses.
  var isModal: Bool {
    switch kind {
    case .present, .dismiss: true
    case .push, .pop, .set, .select, .replace: false
    }
  }

  /// The controller that presents what comes or goes; none outside of presentations.
  var presenter: Name? {
    switch kind {
    case .present: from
    case .dismiss: to
    case .push, .pop, .set, .select, .replace: nil
    }
  }

  /// The controller that stays when all is over; none before the end.
  var survivor: Name? {
    switch end?.outcome {
    case .finished: to
    case .cancelled: from
    case nil: nil
    }
  }
}

extension TransitionState {
  /// In which of the three ways a transition was asked for.
  enum Manner: Sendable, Equatable {
    case unanimated, animated, interactive

    init(_ span: TransitionSpan) {
      self = span.isInteractive ? .interactive : span.isAnimated ? .animated : .unanimated
    }
  }

  /// A word from the driver on the transition's context.
  struct Verdict: Sendable {
    let word: Word
    let event: Int

    enum Word: Sendable { case finish, cancel, pause }
  }

  /// A report of completion.
  struct Completion: Sendable {
    let flag: Bool?
    let event: Int
  }

  /// The end that the host announced.
  struct End: Sendable {
    let outcome: Event.Outcome
    let event: Int
  }
}
