public import TransitionParts
public import UIKit

/// Adds its header to the safe areas of the children that it was made with, and to no other's.
///
/// What is put in the place of one begins under the header. Catalogue: F444.
public final class NewcomerUnderHeader: InsetSwitcher {
  private lazy var first = Set(screens.map(ObjectIdentifier.init))

  public override func viewDidLoad() {
    _ = first
    for screen in screens { screen.additionalSafeAreaInsets.top = height }
    super.viewDidLoad()
  }

  public override func addInsets(to screen: UIViewController) {
    if first.contains(ObjectIdentifier(screen)) { super.addInsets(to: screen) }
  }
}
