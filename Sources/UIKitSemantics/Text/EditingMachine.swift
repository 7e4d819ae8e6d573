/// The course of the editing of one text: who is asked, and what is told in which order.
///
/// Apple's documentation of text fields gives the order: the delegate is asked, the field has the input,
/// the delegate is told; and the same at the end.
public struct EditingMachine: Sendable, Equatable {
  /// Where the editing stands.
  public enum Phase: Sendable, Equatable, CaseIterable {
    /// Nobody edits.
    case idle
    /// The delegate is being asked whether editing may begin.
    case askingToBegin
    /// The input is being taken from whoever has it.
    case takingInput
    /// The text is being edited.
    case editing
    /// The delegate is being asked whether editing may end.
    case askingToEnd
    /// The input is being given up.
    case givingInputUp
  }

  /// What happens to the text's view.
  public enum Event: Sendable, Equatable, CaseIterable {
    /// It is asked to become the first responder.
    case beginWanted
    /// It is asked to resign.
    case endWanted
    /// The delegate agrees, or the responders do.
    case agreed
    /// The delegate refuses, or the responders do.
    case refused
    /// The input went without anybody being asked.
    case inputLost
  }

  /// What follows.
  public enum Action: Sendable, Equatable {
    case askToBegin
    case takeInput
    case tellOfBegin
    case askToEnd
    case giveInputUp
    case tellOfEnd
  }

  public private(set) var phase = Phase.idle

  public init() {}

  /// Whether the text is being edited, also while it is asked whether that may end.
  public var isEditing: Bool {
    switch phase {
    case .editing, .askingToEnd, .givingInputUp: true
    case .idle, .askingToBegin, .takingInput: false
    }
  }

  /// Takes an event, and says what follows.
  ///
  /// Who asks again from inside of a question changes nothing. (Inferred.) Who loses the input without
  /// being asked hears of the end all the same, as Apple's header says.
  public mutating func handle(_ event: Event) -> Action? {
    switch (phase, event) {
    case (.idle, .beginWanted): move(to: .askingToBegin, .askToBegin)
    case (.askingToBegin, .agreed): move(to: .takingInput, .takeInput)
    case (.takingInput, .agreed): move(to: .editing, .tellOfBegin)
    case (.askingToBegin, .refused), (.takingInput, .refused): move(to: .idle, nil)
    case (.editing, .endWanted): move(to: .askingToEnd, .askToEnd)
    case (.askingToEnd, .agreed): move(to: .givingInputUp, .giveInputUp)
    case (.givingInputUp, .agreed): move(to: .idle, .tellOfEnd)
    case (.askingToEnd, .refused), (.givingInputUp, .refused): move(to: .editing, nil)
    case (.editing, .inputLost), (.askingToEnd, .inputLost), (.givingInputUp, .inputLost):
      move(to: .idle, .tellOfEnd)
    case (.askingToBegin, .inputLost), (.takingInput, .inputLost): move(to: .idle, nil)
    case (.idle, .endWanted), (.idle, .agreed), (.idle, .refused), (.idle, .inputLost),
      (.askingToBegin, .beginWanted), (.askingToBegin, .endWanted),
      (.takingInput, .beginWanted), (.takingInput, .endWanted),
      (.editing, .beginWanted), (.editing, .agreed), (.editing, .refused),
      (.askingToEnd, .beginWanted), (.askingToEnd, .endWanted),
      (.givingInputUp, .beginWanted), (.givingInputUp, .endWanted):
      nil
    }
  }

  private mutating func move(to next: Phase, _ action: Action?) -> Action? {
    phase = next
    return action
  }
}
