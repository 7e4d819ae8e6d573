/// How a message comes to an object.
package enum CallManner: Sendable {
  /// The host calls, whatever made it do so.
  case told
  /// Somebody calls a method of the host's own; the event's cause says who.
  case requested
  /// An appearance method is called by somebody other than the host.
  case direct
}

extension HostEvent {
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
    @inlinable package init(
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
    case controller(Objects.Controller)
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

    @inlinable package init(_ label: String? = nil, _ value: Value) {
      self.label = label
      self.value = value
    }

    /// What an argument holds.
    package enum Value {
      case controller(Objects.Controller?)
      case controllers([Objects.Controller])
      case flag(Bool)
      /// How far a transition is, from 0 to 1.
      case fraction(Double)
      case index(Int)
      case size(Objects.Size)
      case presentationStyle(Objects.PresentationStyle)
      case statusBarStyle(Objects.StatusBarStyle)
      /// The transition of a number.
      case transition(Int)
    }
  }
}

extension HostEvent.Argument {
  /// `animated: true`
  @inlinable package static func animated(_ flag: Bool) -> Self { Self("animated", .flag(flag)) }
  /// `isCancelled: true`
  @inlinable package static func isCancelled(_ flag: Bool) -> Self {
    Self("isCancelled", .flag(flag))
  }
  /// `toParent: tab`
  @inlinable package static func toParent(_ parent: Objects.Controller?) -> Self {
    Self("toParent", .controller(parent))
  }
  /// A controller without a label.
  @inlinable package static func controller(_ controller: Objects.Controller) -> Self {
    Self(nil, .controller(controller))
  }
  /// A flag without a label.
  @inlinable package static func flag(_ flag: Bool) -> Self { Self(nil, .flag(flag)) }
}

extension HostEvent {
  /// The host tells a controller something.
  @inlinable package static func told(
    _ controller: Objects.Controller, _ method: EventKind, _ arguments: [Argument] = []
  ) -> Self { .call(Call(.controller(controller), method, arguments)) }

  /// Somebody calls a method of a controller that is the host's own.
  @inlinable package static func requested(
    _ controller: Objects.Controller, _ method: EventKind, _ arguments: [Argument] = []
  ) -> Self { .call(Call(.controller(controller), method, arguments, manner: .requested)) }
}
