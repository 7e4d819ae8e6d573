public import TransitionParts
public import UIKit

/// Hears that its size will change, and keeps it from its children. Catalogue: F062.
public final class SizeKeptFromChildren: ScreenSwitcher {
  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    coordinator.animate(alongsideTransition: { _ in
      self.current.view.frame = CGRect(origin: .zero, size: size)
    })
  }
}
