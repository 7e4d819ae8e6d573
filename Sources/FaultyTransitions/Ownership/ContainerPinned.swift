public import UIKit

/// Pins its dimming to the container by a helper that changes the container's layout too.
///
/// Catalogue: F044.
public final class ContainerPinned: UIPresentationController {
  private let dimming = DimView()

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    containerView.accessibilityViewIsModal = true
    containerView.insertSubview(dimming, at: 0)
    pin(dimming, to: containerView)
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  private func pin(_ view: UIView, to other: UIView) {
    for end in [view, other] { end.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
    ])
  }
}
