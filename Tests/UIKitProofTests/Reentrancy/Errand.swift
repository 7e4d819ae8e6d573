/// What is asked from inside of something that UIKit calls.
enum Errand: String, CaseIterable, Sendable {
  case present, dismiss, push, pop, setStack, select, swapRoot
}

/// The change from inside of which something is asked.
enum Change: String, CaseIterable, Sendable {
  case present, dismiss, push, pop, setStack, select
  /// Another root for the window, which nobody can animate.
  case swapRoot
}

/// How the change goes.
enum Manner: String, CaseIterable, Sendable {
  case unanimated
  /// A custom animator animates it to its end.
  case animated
  /// A driver holds it, and gives up.
  case cancelled
}

/// The moment within the change at which something is asked.
enum Moment: Hashable, Sendable {
  case incoming(Callback)
  case outgoing(Callback)
  /// The closure that was handed to `present` or `dismiss`.
  case completion
  case alongside
  case coordinatorCompletion
  case animationEnded
  case willShow, didShow, didSelect

  static let all: [Moment] =
    Callback.allCases.map { .outgoing($0) } + Callback.allCases.map { .incoming($0) }
    + [
      .willShow, .didShow, .didSelect, .alongside, .coordinatorCompletion, .animationEnded,
      .completion,
    ]

  /// How tables name it.
  var name: String {
    switch self {
    case .incoming(let callback): "incoming.\(callback)"
    case .outgoing(let callback): "outgoing.\(callback)"
    case .completion: "completion"
    case .alongside: "alongside"
    case .coordinatorCompletion: "coordinatorCompletion"
    case .animationEnded: "animationEnded"
    case .willShow: "willShow"
    case .didShow: "didShow"
    case .didSelect: "didSelect"
    }
  }
}
