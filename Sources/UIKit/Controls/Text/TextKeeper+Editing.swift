import UIKitSemantics

// The course of editing; nobody is asked again while somebody is.
extension TextKeeper {
  /// Asks, takes the input and tells.
  func beginEditing(_ takeInput: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, editing.handle(.beginWanted) == .askToBegin else { return false }
    let untold = World.current.keyboard.changingHands { () -> EditingMachine.Action? in
      guard editing.handle(mayBegin ? .agreed : .refused) == .takeInput else { return nil }
      let action = editing.handle(takeInput() ? .agreed : .refused)
      guard isToldBeforeKeyboard else { return action }
      tell(action)
      return nil
    }
    tell(untold)
    return isFirstResponder
  }

  /// Asks, gives the input up and tells.
  func endEditing(_ giveUp: () -> Bool) -> Bool {
    guard isFirstResponder else { return giveUp() }
    guard editing.handle(.endWanted) == .askToEnd else { return false }
    return World.current.keyboard.changingHands {
      if editing.handle(mayEnd ? .agreed : .refused) == .giveInputUp {
        tell(editing.handle(giveUp() ? .agreed : .refused))
      }
      return !isFirstResponder
    }
  }
}
