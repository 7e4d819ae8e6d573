import AppearanceTrace
import UIKit

extension Recorder {
  /// Writes that the subject's first animation of a named view is there, or its last one gone.
  func noteMotion(of view: UIView, isMoving: Bool, _ cause: StageCause) {
    guard case .subject = cause, !host.isInternal(view) else { return }
    if isMoving {
      guard let name = changedName(of: view, in: view.superview, cause), isRecording else { return }
      moving.insert(name)
      record(.moves(view: name), attribution: attribution(of: cause))
    } else if let name = cast.name(of: view), moving.remove(name) != nil {
      record(.rests(view: name))
    }
  }

  /// What the subject keeps going although the scene has come to rest, in words.
  var running: [String] {
    host.running.compactMap { activity in
      switch attribution(of: activity.cause) {
      case .subject(let transition): "\(activity.label) (by \(transition))"
      case .subjectAlone: "\(activity.label) (by subject)"
      case .direct, nil: nil
      }
    }
  }
}
