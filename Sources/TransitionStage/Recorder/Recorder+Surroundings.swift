import AppearanceTrace
import TransitionVocabulary
import UIKit

extension Recorder {
  /// Names a window that is shown; the others have no lines of their own.
  func note(_ step: WindowStep, of window: UIWindow) {
    if step == .shown { introduce(window, as: Self.windowName, by: makerOfStrangers) }
  }

  /// What windows are called; all but the first have a number.
  static let windowName = "window"

  /// Writes what the subject asks of the application as a whole.
  func noteApplication(_ call: StageEvent.Call, _ cause: StageCause) {
    guard case .subject = cause else { return }
    let call = Call(Self.application, call.method, arguments(of: call))
    cast.list(Self.application, as: .application)
    record(.call(call), mark: .crossing, attribution: attribution(of: cause))
  }

  private static let application = "application"
  private static let accessibility = "accessibility"

  /// Writes what assistive technology is told, while there is any.
  func note(_ notification: UIAccessibility.Notification, _ cause: StageCause) {
    guard UIAccessibility.isVoiceOverRunning, let word = notification.word else { return }
    cast.list(Self.accessibility, as: .accessibility)
    let call = Event.Action.call(Call(Self.accessibility, .post, [.name(word)]))
    let attribution = attribution(of: cause)
    record(call, mark: attribution == nil ? .host : .crossing, attribution: attribution)
  }

  /// Writes for which named views the number of recognizers has changed since the last look.
  func noteRecognizers() {
    for window in UIApplication.shared.windows { noteRecognizers(in: window) }
  }

  private func noteRecognizers(in view: UIView) {
    if let name = name(view) { noteRecognizers(of: view, named: name) }
    for subview in view.subviews { noteRecognizers(in: subview) }
  }

  private func noteRecognizers(of view: UIView, named name: String) {
    let count = view.ownRecognizerCount
    // In most scenes no view has any, and none has had.
    guard count != 0 || !knownRecognizers.isEmpty, count != knownRecognizers[name, default: 0]
    else { return }
    if isRecording { record(.set(view: name, ViewProperty(.recognizers, ["\(count)"]))) }
    knownRecognizers[name] = count
  }
}

extension UIAccessibility.Notification {
  /// The notification's name in Swift; none for one that has none.
  fileprivate var word: String? {
    switch self {
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .announcement: "announcement"
    case .pageScrolled: "pageScrolled"
    default: nil
    }
  }
}
