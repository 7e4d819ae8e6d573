public import TransitionParts
public import UIKit

/// Lets a finger begin a pop while another one runs. Catalogue: F075.
public final class PopWithinPop: SlideNavigation {
  public override func mayPop(_ navigation: UINavigationController) -> Bool { true }
}
