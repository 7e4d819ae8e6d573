public import TransitionParts
public import UIKit

/// Gives dimming that nobody declared the bounds of the moment at which the screen comes.
///
/// Catalogue: F123.
public final class UndeclaredDimmingKeepsSize: DimmedShell {
  public override func dim(_ container: UIView) {
    super.dim(container)
    dimming.autoresizingMask = []
  }
}
