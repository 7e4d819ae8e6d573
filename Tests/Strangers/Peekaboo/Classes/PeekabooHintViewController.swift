import UIKit

/// Says what can be peeked at; its screen is in the library's storyboard.
public class PeekabooHintViewController: UIViewController {
  @IBOutlet private weak var hintLabel: UILabel!
  @IBInspectable public var hint: String = "Peekaboo"

  /// The hint of the storyboard.
  public class func instantiate() -> PeekabooHintViewController {
    let bundle = Bundle(for: PeekabooHintViewController.self)
    let storyboard = UIStoryboard(name: "PeekabooHint", bundle: bundle)
    return storyboard.instantiateInitialViewController() as! PeekabooHintViewController
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    hintLabel.text = hint
  }

  @IBAction func close(_ sender: UIButton) {
    dismiss(animated: true, completion: nil)
  }
}
