extension Headless {
  /// Types text where the input is, letter by letter, as a user does; a line break is the return key.
  ///
  /// Delegates are asked before each letter, which a call of `insertText` does not do.
  public static func type(_ text: String) {
    let world = World.current
    for letter in text {
      guard !world.isHalted, let input = world.firstResponder as? any UIKeyInput else { return }
      world.acting(as: .host) {
        switch input {
        case let field as UITextField where letter == "\n": field.pressReturn()
        case let keeper as any TextKeeper: keeper.typeIn(String(letter))
        default: input.insertText(String(letter))
        }
      }
    }
  }

  /// Presses the key that deletes backwards, where the input is.
  public static func pressDelete() {
    let world = World.current
    guard !world.isHalted, let input = world.firstResponder as? any UIKeyInput else { return }
    world.acting(as: .host) {
      if let keeper = input as? any TextKeeper {
        keeper.typeDelete()
      } else {
        input.deleteBackward()
      }
    }
  }

  /// Presses the button that empties a field.
  public static func pressClearButton(of field: UITextField) {
    let world = World.current
    if !world.isHalted { world.acting(as: .host) { field.pressClear() } }
  }
}
