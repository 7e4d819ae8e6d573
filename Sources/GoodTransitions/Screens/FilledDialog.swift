public import TransitionParts
public import UIKit

/// A dialog that has its view and a child of its own from the moment it is made.
public final class FilledDialog: FadingDialog {
  /// Makes a dialog, which is ready to be presented.
  public override init() {
    super.init()
    let content = UIViewController()
    addChild(content)
    content.view.frame = CGRect(x: 45, y: 320, width: 300, height: 200)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  public required init?(coder: NSCoder) { nil }
}
