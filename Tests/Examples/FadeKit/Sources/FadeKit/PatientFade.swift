import Foundation
import UIKit

/// Reports a moment later, from the main queue; its file imports Foundation, as many do.
public final class PatientFade: Fade {
  public override func report(_ context: any UIViewControllerContextTransitioning) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { super.report(context) }
  }
}
