public import UIKit

extension Subject {
  /// A gesture on a screen by which a subject leads on to another one.
  public struct Entrance: Sendable {
    /// Lets a delegate watch a presenter, and call `present` when its gesture begins.
    public typealias Watch =
      @MainActor @Sendable (
        _ delegate: any UIViewControllerTransitioningDelegate, _ presenter: UIViewController,
        _ present: @escaping @MainActor () -> Void
      ) -> Void

    /// Watches a segue's source, and calls `perform` when the gesture begins.
    public typealias WatchSource =
      @MainActor @Sendable (
        _ source: UIViewController, _ perform: @escaping @MainActor () -> Void
      ) -> Void

    /// Who watches.
    enum Watcher: Sendable {
      /// A transitioning delegate of the subject's.
      case delegate(Watch)
      /// What comes with the subject's segue.
      case segue(WatchSource)
    }

    /// What the finger does.
    public let gesture: Gesture
    let watcher: Watcher
  }

  /// The subject, with a gesture of its own that presents; only a transitioning delegate can have one.
  ///
  /// - Parameters:
  ///   - gesture: what the finger does over the presenter.
  ///   - watch: lets the delegate watch the presenter. It is called once for each presenter, before
  ///     anything is presented; `present` presents the screen to which that delegate belongs.
  public func presented(by gesture: Gesture, _ watch: @escaping Entrance.Watch) -> Subject {
    entered(by: gesture, .delegate(watch))
  }

  /// The subject, with a gesture of its own that performs its segue; only a segue can have one.
  ///
  /// - Parameters:
  ///   - gesture: what the finger does over the source.
  ///   - watch: watches the source. It is called once for each source, before a segue is made;
  ///     `perform` makes the segue, lets the source prepare it, and performs it.
  public func performed(by gesture: Gesture, _ watch: @escaping Entrance.WatchSource) -> Subject {
    entered(by: gesture, .segue(watch))
  }

  private func entered(by gesture: Gesture, _ watcher: Entrance.Watcher) -> Subject {
    var subject = self
    subject.entrance = Entrance(gesture: gesture, watcher: watcher)
    return subject
  }
}
