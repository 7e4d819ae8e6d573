public import TransitionParts
public import UIKit

/// Holds a header where the status bar is, and lets it not decide that. Catalogue: F148.
public final class HeaderNeverAsked: ChildScreen {
  public override var frameOfChild: CGRect {
    CGRect(x: 0, y: 0, width: view.bounds.width, height: 200)
  }
}
