public import TransitionParts
import UIKit

/// Takes the page controller's view out and puts it back when its first page has appeared.
///
/// Catalogue: F365.
public final class FirstPageBlinks: HeldPages {
  private var hasBlinked = false

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBlinked else { return }
    hasBlinked = true
    DispatchQueue.main.async { self.blink() }
  }

  private func blink() {
    pages.view.removeFromSuperview()
    view.addSubview(pages.view)
  }
}
