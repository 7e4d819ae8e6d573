public import TransitionParts
public import UIKit

/// Pins the screen to a card that it takes away at the end. Catalogue: F084.
public final class PinnedToHelper: SlideAnimator {
  private let card = UIView()

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard isForward, let view = context.view(forKey: .to) else { return }
    card.frame = context.containerView.bounds
    context.containerView.addSubview(card)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      view.topAnchor.constraint(equalTo: card.topAnchor),
      view.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    card.removeFromSuperview()
  }
}
