import UIKit

/// Reports that its screen is gone when its dismissal is over, and once more in the next turn.
/// Catalogue: F197.
public final class DismissalReportedTwice: DismissalReporter {
  override func dismissalDidEnd() {
    didDismiss()
    DispatchQueue.main.async { [weak self] in self?.didDismiss() }
  }
}
