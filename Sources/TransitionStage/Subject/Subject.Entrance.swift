public import UIKit

extension Subject {
  /// A gesture on a presenter by which a subject presents.
  public struct Entrance: Sendable {
    /// Lets a delegate watch a presenter, and call `present` when its gesture begins.
    public typealias Watch =
      @MainActor @Sendable (
        _ delegate: any UIViewControllerTransitioningDelegate, _ presenter: UIViewController,
        _ present: @escaping @MainActor () -> Void
      ) -> Void

    /// What the finger does.
    public let gesture: Gesture
    let watch: Watch
  }

  /// The subject, with a gesture of its own that presents; only a transitioning delegate can have one.
  ///
  /// - Parameters:
  ///   - gesture: what the finger does over the presenter.
  ///   - watch: lets the delegate watch the presenter. It is called once for each presenter, before
  ///     anything is presented; `present` presents the screen to which that delegate belongs.
  public func presented(by gesture: Gesture, _ watch: @escaping Entrance.Watch) -> Subject {
    var subject = self
    subject.entrance = Entrance(gesture: gesture, watch: watch)
    return subject
  }
}
