package import Foundation
package import TransitionVocabulary

/// How a message comes to an object.
package enum CallManner: Sendable {
  /// The host calls, whatever made it do so.
  case told
  /// Somebody calls a method of the host's own; the event's cause says who.
  case requested
  /// An appearance method is called by somebody other than the host.
  case direct
}

extension SceneEvent {
  /// A message to an object, with the objects in its arguments: what becomes a line once they have names.
  package struct Call {
    /// Who gets it.
    package let receiver: Receiver
    /// What it is told or asked.
    package let method: EventKind
    /// What it is told it with, in order.
    package let arguments: [Argument]
    /// How it comes about.
    package let manner: CallManner

    /// - Parameter method: a message; a kind that is none has no receiver.
    package init(
      _ receiver: Receiver, _ method: EventKind, _ arguments: [Argument] = [],
      manner: CallManner = .told
    ) {
      precondition(method.isMessage, "\(method) is no message")
      self.receiver = receiver
      self.method = method
      self.arguments = arguments
      self.manner = manner
    }
  }

  /// Who gets a message.
  package enum Receiver {
    case controller(UIViewController)
    /// A transition's context or coordinator.
    case transition(Transition)
    /// An object that is not the host's own, in the transition of a number; none before it began.
    case asked(AnyObject, as: AskedRole, transition: Int?)
    /// The application as a whole.
    case application
  }

  /// One argument of a message.
  package struct Argument {
    /// The name before the colon; none where there is none.
    package let label: String?
    /// What is passed.
    package let value: Value

    package init(_ label: String? = nil, _ value: Value) {
      self.label = label
      self.value = value
    }

    /// What an argument holds.
    package enum Value {
      case controller(UIViewController?)
      case controllers([UIViewController])
      case flag(Bool)
      /// How far a transition is, from 0 to 1.
      case fraction(Double)
      case index(Int)
      case size(CGSize)
      case presentationStyle(UIModalPresentationStyle)
      case statusBarStyle(UIStatusBarStyle)
      /// The transition of a number.
      case transition(Int)
    }
  }
}

extension SceneEvent.Argument {
  /// `animated: true`
  package static func animated(_ flag: Bool) -> Self { Self("animated", .flag(flag)) }
  /// `isCancelled: true`
  package static func isCancelled(_ flag: Bool) -> Self {
    Self("isCancelled", .flag(flag))
  }
  /// `toParent: tab`
  package static func toParent(_ parent: UIViewController?) -> Self {
    Self("toParent", .controller(parent))
  }
  /// A controller without a label.
  package static func controller(_ controller: UIViewController) -> Self {
    Self(nil, .controller(controller))
  }
  /// A flag without a label.
  package static func flag(_ flag: Bool) -> Self { Self(nil, .flag(flag)) }

  /// What most messages of a change are told with, in two lists that need not be made each time.
  @MainActor fileprivate static let ofAnimated = [animated(true)]
  @MainActor fileprivate static let ofUnanimated = [animated(false)]
}

extension [SceneEvent.Argument] {
  /// `animated: true`, and nothing else.
  @MainActor static func animated(_ flag: Bool) -> Self {
    flag ? SceneEvent.Argument.ofAnimated : SceneEvent.Argument.ofUnanimated
  }
}

extension SceneEvent {
  /// The host tells a controller something.
  package static func told(
    _ controller: UIViewController, _ method: EventKind, _ arguments: [Argument] = []
  ) -> Self { .call(Call(.controller(controller), method, arguments)) }

  /// Somebody calls a method of a controller that is the host's own.
  package static func requested(
    _ controller: UIViewController, _ method: EventKind, _ arguments: [Argument] = []
  ) -> Self { .call(Call(.controller(controller), method, arguments, manner: .requested)) }
}
