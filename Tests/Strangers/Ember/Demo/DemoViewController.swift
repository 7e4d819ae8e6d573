import Ember
import UIKit

class DemoViewController: UITabBarController {
  let ember = EmberTabs()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = ember
  }
}
