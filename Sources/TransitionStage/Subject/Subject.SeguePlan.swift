public import UIKit

extension Subject {
  /// How a subject's segues are made.
  public struct SeguePlan: Sendable {
    /// Makes the segue that leads somewhere.
    public let make: MakeSegue
    /// Makes the segue that leads back; none where the system's way back is used.
    public let unwind: MakeSegue?
    /// The gesture that leads back.
    public let gesture: Gesture?
  }

  /// Makes a segue of an identifier, a source and a destination.
  public typealias MakeSegue =
    @MainActor @Sendable (
      _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) -> UIStoryboardSegue
}
