import UIKit

/// Lets a finger begin a pop while another one runs, that of a button. Catalogue: F075.
public final class PopWithinPop: PopWithin {
  override var operation: UINavigationController.Operation { .pop }
}
