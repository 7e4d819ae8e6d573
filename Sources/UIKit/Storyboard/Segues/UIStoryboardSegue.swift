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
  ///
  /// Apple declares it as always there. One that goes in the same turn in which somebody began to keep the segue,
  /// with all that it presents, leaves a controller of nobody's in its place.
  open var source: UIViewController {
    if let source = heldSource ?? knownSource { return source }
    let standIn = UIViewController()
    heldSource = standIn
    return standIn
  }
  /// The source, as long as the segue keeps it.
  private var heldSource: UIViewController?
  @ZeroingWeak private var knownSource: UIViewController?
  /// The controller that the way leads to.
  open private(set) var destination: UIViewController

  /// Makes a segue between two controllers; performing it is up to a subclass.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    heldSource = source
    self.destination = destination
    super.init()
    knownSource = source
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

  /// Keeps the source no more: it keeps the presentation itself, and that the segue.
  final func letGoOfSource() { heldSource = nil }

  /// Keeps the source again, after the presentation.
  final func keepSource() { heldSource = knownSource }
}
