public import TransitionParts

/// Asks for the dismissal twice when a finger begins to pull: UIKit refuses the second. Catalogue: F144.
public final class AskedTwice: PanDriver {
  public override init(_ way: Way, begin: @escaping @MainActor () -> Void) {
    super.init(way) {
      begin()
      begin()
    }
  }
}
