public import TransitionParts
public import UIKit

/// Hides the status bar over its own bar, though the screen that it holds wants it shown. Catalogue: F364.
public final class StackHidesBar: StackedScreen {
  public override var childForStatusBarHidden: UIViewController? { nil }
  public override var prefersStatusBarHidden: Bool { true }
}
