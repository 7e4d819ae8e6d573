public import TransitionParts
public import UIKit

/// Covers the screen below, holds a small player at its bottom, and decides the status bar itself.
public final class PlayerScreen: ChildScreen {
  public override var frameOfChild: CGRect {
    CGRect(x: 20, y: view.bounds.height - 120, width: view.bounds.width - 40, height: 80)
  }
}
