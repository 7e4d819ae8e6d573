import CoreGraphics
import Foundation
import UIKitSemantics

/// What the application is told of a move of the keyboard.
@MainActor struct KeyboardNews {
  /// The curve of the system's own, which has no public name.
  private static let curve = 7

  /// In the screen's coordinates, as all frames are.
  let begin: CGRect
  let end: CGRect
  /// In seconds.
  let duration: Double

  func post(_ notice: KeyboardMachine.Notice) {
    let facts: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    World.current.animations.tellingOfSurroundings {
      NotificationCenter.default.post(
        name: notice.notification, object: UIScreen.main, userInfo: facts)
    }
  }
}

extension KeyboardMachine.Notice {
  fileprivate var notification: NSNotification.Name {
    switch self {
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .willShow: UIResponder.keyboardWillShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    }
  }
}
