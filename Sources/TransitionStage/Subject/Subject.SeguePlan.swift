public import UIKit

extension Subject {
  /// How a subject's segues are made.
  public struct SeguePlan: Sendable {
    /// How the segue shows its destination.
    public let route: SegueRoute
    /// Whether it is used for the system's kind that presents, or pushes, and calls `super` for that.
    public let isOfSystemsKind: Bool
    /// Makes the segue that leads somewhere.
    public let make: MakeSegue
    /// Makes the segue that leads back; none where the system's way back is used.
    public let unwind: MakeSegue?
    /// What the source does when it prepares for the segue.
    public let prepare: SegueHandler?
    /// What the destination does in its unwind action.
    public let unwindAction: SegueHandler?
    /// The gesture that leads back.
    public let gesture: Gesture?
  }

  /// How a segue of the subject's shows its destination, as the subject declares it.
  ///
  /// The styles of the catalogue's segues each belong to one route; `SystemSegueKind` is about the
  /// system's own segues.
  public enum SegueRoute: String, Sendable, CaseIterable {
    /// It presents it.
    case present
    /// It presents it without an animation of the system's, as one does that animates pictures.
    case presentUnanimated
    /// It pushes it.
    case push
    /// It pushes it without an animation of the system's, as one does that animates pictures.
    case pushUnanimated

    /// Whether it pushes.
    var pushes: Bool {
      switch self {
      case .push, .pushUnanimated: true
      case .present, .presentUnanimated: false
      }
    }

    /// Whether the system's own animation is left out, on the way back too.
    var isUnanimated: Bool {
      switch self {
      case .present, .push: false
      case .presentUnanimated, .pushUnanimated: true
      }
    }
  }

  /// Makes a segue of an identifier, a source and a destination.
  public typealias MakeSegue =
    @MainActor @Sendable (
      _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue

  /// Something that a controller does with a segue.
  public typealias SegueHandler = @MainActor @Sendable (UIStoryboardSegue) -> Void
}
