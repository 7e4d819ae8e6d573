import UIKit

/// Lets a finger begin a pop while a push runs, and stops nobody. Catalogue: F087.
public final class PopWithinPush: PopWithin {
  override var operation: UINavigationController.Operation { .push }
}
