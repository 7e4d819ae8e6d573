import UIKit

extension Subject {
  /// A gesture on a screen by which a subject leads on to another one.
  public struct Entrance: Sendable {
    /// What the finger does.
    public let gesture: Gesture
    /// Lets the subject watch a screen, and lead on when its gesture begins; false where a subject of
    /// its kind cannot.
    let install:
      @MainActor @Sendable (
        _ installer: SubjectInstaller, _ screen: UIViewController,
        _ leadOn: @escaping @MainActor () -> Void
      ) -> Bool
  }

  /// The subject, with a gesture of its own that leads on.
  func entered(
    by gesture: Gesture,
    install:
      @escaping @MainActor @Sendable (
        _ installer: SubjectInstaller, _ screen: UIViewController,
        _ leadOn: @escaping @MainActor () -> Void
      ) -> Bool
  ) -> Subject {
    var subject = self
    subject.entrance = Entrance(gesture: gesture, install: install)
    return subject
  }
}
