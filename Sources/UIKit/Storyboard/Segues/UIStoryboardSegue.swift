public import Foundation

/// The way from one controller to another, as a storyboard describes it.
///
/// A subclass says in `perform` how the destination is shown. One that is used for a kind of the
/// system's calls `super` for what that kind does; for the kind "custom" that is nothing.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// Runs the way, where no subclass does.
  final var performance: ((UIStoryboardSegue) -> Void)?

  /// The name that the storyboard gives to the segue.
  open private(set) var identifier: String?
  /// The controller that the way begins at.
  open private(set) var source: UIViewController
  /// The controller that the way leads to.
  open private(set) var destination: UIViewController

  /// Makes a segue between two controllers; performing it is up to a subclass.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue that a closure performs.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    performance = { _ in performHandler() }
  }

  /// Shows the destination.
  open func perform() { performance?(self) }
}
