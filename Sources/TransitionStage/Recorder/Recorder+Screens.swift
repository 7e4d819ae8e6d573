import TransitionVocabulary
import UIKit

extension StageEvent {
  /// Whether it is told of a screen of the subject's that others have not seen yet: its view is loaded, or it
  /// gets a transitioning delegate, or loses it.
  func isBeginning(of screen: UIViewController) -> Bool {
    switch self {
    case .call(let call):
      guard case .controller(let controller) = call.receiver else { return false }
      return controller === screen && [.loadView, .viewDidLoad].contains(call.method)
    case .delegated(let controller, _): return controller === screen
    case .began, .engaged, .ended, .inserted, .removed, .reordered, .changing, .animated, .window,
      .statusBar, .answer, .posted, .complaint:
      return false
    }
  }
}

extension Recorder {
  /// Writes what happened to a screen before it had a name.
  func tell(_ beginnings: [StageEvent]) {
    for beginning in beginnings { stage(beginning, cause: .host) }
  }
}
