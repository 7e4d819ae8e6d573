public import UIKit

/// Leads back by one screen after another, so that those between are seen again. Catalogue: F091.
public final class UnwindStepByStep: UIStoryboardSegue {
  public override func perform() {
    step(back: source)
  }

  private func step(back screen: UIViewController) {
    guard screen !== destination, let lower = screen.presentingViewController else { return }
    let isLast = lower === destination
    lower.dismiss(
      animated: UIView.areAnimationsEnabled,
      completion: isLast ? nil : { self.step(back: lower) })
  }
}

/// Presents its destination, as the system does.
public final class PresentingSegue: UIStoryboardSegue {
  public override func perform() {
    destination.modalPresentationStyle = .fullScreen
    source.present(destination, animated: UIView.areAnimationsEnabled)
  }
}
