public import TransitionParts
public import UIKit

/// Makes its menu anew for each size, and keeps the old ones. Catalogue: F292.
public final class MenusPileUp: ReadiedMenu {
  private var old: [UIViewController] = []

  public override func refit(to size: CGSize) {
    old.append(menu)
    replaceMenu()
    super.refit(to: size)
  }
}
