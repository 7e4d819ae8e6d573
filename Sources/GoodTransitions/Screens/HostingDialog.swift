public import TransitionParts
import UIKit

/// A dialog whose content is a controller of its own, which it takes in as a child when it is loaded.
public final class HostingDialog: RoundedDialog {
  public override func viewDidLoad() {
    super.viewDidLoad()
    let content = UIViewController()
    addChild(content)
    content.view.frame = view.bounds.insetBy(dx: 60, dy: 340)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }
}
