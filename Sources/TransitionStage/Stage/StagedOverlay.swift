import UIKit

/// A library's window of its own on the stage, and what the script asks of it.
@MainActor package struct StagedOverlay {
  private let object: AnyObject
  private let plan: Subject.OverlayPlan
  private let installer: SubjectInstaller

  /// Makes the library's object; none where the subject has no window of its own.
  package init?(on installer: SubjectInstaller) {
    guard let plan = (installer.subject.definition as? WindowSubject)?.overlay else { return nil }
    self.plan = plan
    self.installer = installer
    object = installer.keepNew(plan.make)
    installer.listen(to: object, about: nil)
  }

  /// Lets the library put its window up.
  package func show(animated: Bool) { move(isUp: true, animated) }

  /// Lets the library take its window away.
  package func hide(animated: Bool) { move(isUp: false, animated) }

  private func move(isUp: Bool, _ animated: Bool) {
    installer.recorder.record(
      Recorder.windowName, isUp ? .open : .close, [.animated(animated)], by: .script)
    installer.asSubject { plan.move(object, isUp, animated) }
  }
}

extension Subject {
  /// Whether the subject puts up a window of its own.
  package var hasOverlay: Bool { (definition as? WindowSubject)?.overlay != nil }
}
