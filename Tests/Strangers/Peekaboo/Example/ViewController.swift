import Peekaboo
import UIKit

class ViewController: UIViewController {
  @IBAction func peek(_ sender: Any) {
    let hint = PeekabooHintViewController.instantiate()
    hint.transitioningDelegate = PeekabooTransition.shared
    hint.modalPresentationStyle = .custom
    present(hint, animated: true)
  }
}
