package import UIKit

/// A driver in the script's hand.
package final class StageDriver: UIPercentDrivenInteractiveTransition, StageOwned {}
