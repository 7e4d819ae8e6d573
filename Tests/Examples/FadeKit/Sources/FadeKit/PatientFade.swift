import Foundation
import UIKit

/// Reports a turn later, from the main queue; its file imports Foundation, as many do.
public final class PatientFade: Fade {
  public override func report(_ context: any UIViewControllerContextTransitioning) {
    DispatchQueue.main.async { super.report(context) }
  }
}
