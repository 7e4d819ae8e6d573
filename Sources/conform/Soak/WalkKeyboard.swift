import Foundation
import TransitionCertification

/// What the notifications of the keyboard say of it in a walk.
@MainActor final class WalkKeyboard: NSObject {
  /// Whether the keyboard comes or goes.
  private(set) var isMoving = false
  /// Whether it is up, or comes.
  private(set) var isUp = false
  /// Whether the script put it up, whoever has the input.
  var isScripted = false
  private var tokens: [any NSObjectProtocol] = []

  override init() {
    super.init()
    follow(UIResponder.keyboardWillShowNotification, isMoving: true, isUp: true)
    follow(UIResponder.keyboardDidShowNotification, isMoving: false, isUp: true)
    follow(UIResponder.keyboardWillHideNotification, isMoving: true, isUp: false)
    follow(UIResponder.keyboardDidHideNotification, isMoving: false, isUp: false)
  }

  @MainActor deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  private func follow(_ name: Notification.Name, isMoving: Bool, isUp: Bool) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated {
          self?.isMoving = isMoving
          self?.isUp = isUp
        }
      })
  }
}
