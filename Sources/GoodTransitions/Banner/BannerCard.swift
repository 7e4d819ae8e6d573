public import TransitionParts
public import UIKit

/// Slides a card that is pinned to a helper by constraints, with input off on the presenter, and says in
/// a window of its own that the card goes.
///
/// Whatever the outcome, the card lays itself out by its frame again when the animation is over, the
/// presenter takes touches as before, and helper and window are gone.
public final class BannerCard: SlideAnimator {
  private let helper = UIView()
  private var pins: [NSLayoutConstraint] = []
  private var banner: UIWindow?
  private var presenter: UIView?
  private var wasTakingTouches = true

  public override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    if isForward, let card = context.view(forKey: .to) { pin(card, in: context.containerView) }
    if !isForward, let window = context.containerView.window { showBanner(above: window) }
    presenter = context.viewController(forKey: isForward ? .from : .to)?.view
    wasTakingTouches = presenter?.isUserInteractionEnabled ?? true
    presenter?.isUserInteractionEnabled = false
  }

  public override func tidyUp(_ context: any UIViewControllerContextTransitioning) {
    super.tidyUp(context)
    if let card = context.view(forKey: .to), !pins.isEmpty { release(card) }
    presenter?.isUserInteractionEnabled = wasTakingTouches
    presenter = nil
    banner?.isHidden = true
    banner?.rootViewController = nil
    banner = nil
  }

  private func pin(_ card: UIView, in container: UIView) {
    helper.bounds = card.bounds
    helper.center = card.center
    helper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(helper, belowSubview: card)
    card.translatesAutoresizingMaskIntoConstraints = false
    pins = [
      card.leadingAnchor.constraint(equalTo: helper.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: helper.trailingAnchor),
      card.topAnchor.constraint(equalTo: helper.topAnchor),
      card.bottomAnchor.constraint(equalTo: helper.bottomAnchor),
    ]
    NSLayoutConstraint.activate(pins)
  }

  private func release(_ card: UIView) {
    NSLayoutConstraint.deactivate(pins)
    pins = []
    card.translatesAutoresizingMaskIntoConstraints = true
    card.frame = helper.frame
    helper.removeFromSuperview()
  }

  private func showBanner(above window: UIWindow) {
    let banner = UIWindow(frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: 90))
    banner.windowLevel = .alert
    banner.isUserInteractionEnabled = false
    banner.rootViewController = UIViewController()
    banner.isHidden = false
    self.banner = banner
  }
}

/// Presents cards with banners over a muted presenter, and lets a finger pull them away.
public final class BannerCardDelegate: SlideDelegate {
  /// Makes a delegate.
  public init() {
    super.init(
      animator: { BannerCard(isForward: $0) },
      presentation: { MutedPresentation(presentedViewController: $0, presenting: $1) })
  }
}
