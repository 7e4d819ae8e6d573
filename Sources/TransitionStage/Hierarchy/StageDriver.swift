package import UIKit

/// A driver of the script's.
package final class StageDriver: UIPercentDrivenInteractiveTransition, StageOwned {}
