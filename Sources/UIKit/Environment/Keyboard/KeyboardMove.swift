import CoreGraphics
import Foundation
import VirtualTime

/// A move of the keyboard: told before it begins and after it ends.
///
/// The order, the change of the frame around showing and hiding, and the length are general knowledge;
/// no fact backs them.
@MainActor struct KeyboardMove {
  /// In seconds.
  private static let duration = 0.25
  /// The curve of the system's own, which has no public name.
  private static let curve = 7

  private let begin: CGRect
  private let end: CGRect
  /// The place below the screen where a keyboard waits.
  private let below: CGRect

  /// Moves the keyboard to a place; down from the screen where none is given.
  init(to frame: CGRect?) {
    let world = World.current
    let current = world.surroundings.keyboard
    let size = (frame ?? current)?.size ?? .zero
    below = CGRect(origin: CGPoint(x: 0, y: world.screenSize.height), size: size)
    begin = current ?? below
    end = frame ?? below
    world.surroundings.keyboard = frame
  }

  func perform() {
    let shows = end != below
    post(UIResponder.keyboardWillChangeFrameNotification)
    post(
      shows
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    World.current.turns.schedule(
      after: TimeSpan(seconds: Self.duration), lane: .completions, label: "move of the keyboard"
    ) {
      post(UIResponder.keyboardDidChangeFrameNotification)
      post(
        shows ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }

  private func post(_ name: NSNotification.Name) {
    let facts: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: facts)
  }
}
