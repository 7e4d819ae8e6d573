import UIKit

/// The views that a drift moves, and where they stand at its two ends.
@MainActor final class DriftStage {
  let presenter: UIViewController
  private let direction: DriftAnimator.Direction
  private let container: UIView
  private let presenterView: UIView
  private let presentedView: UIView
  private let picture: UIView

  init?(
    _ context: any UIViewControllerContextTransitioning, _ direction: DriftAnimator.Direction
  ) {
    let isPresenting = direction == .presenting
    guard let presenter = context.viewController(forKey: isPresenting ? .from : .to),
      let presented = context.viewController(forKey: isPresenting ? .to : .from),
      let presenterView = presenter.viewIfLoaded,
      let presentedView = context.view(forKey: isPresenting ? .to : .from)
    else { return nil }
    if isPresenting { presentedView.frame = context.finalFrame(for: presented) }
    presentedView.layoutIfNeeded()
    guard let picture = presentedView.snapshotView(afterScreenUpdates: isPresenting) else {
      return nil
    }
    self.presenter = presenter
    self.direction = direction
    self.presenterView = presenterView
    self.presentedView = presentedView
    self.picture = picture
    container = context.containerView
  }

  private var below: CGAffineTransform {
    CGAffineTransform(translationX: 0, y: container.bounds.height)
  }

  private var faraway: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 1000
    return CATransform3DTranslate(transform, 0, 0, -100)
  }

  /// Puts the picture in the presented screen's place.
  func setUp() {
    picture.frame = presentedView.frame
    container.addSubview(picture)
    switch direction {
    case .presenting:
      picture.layer.transform = faraway
    case .dismissing:
      presentedView.isHidden = true
      presenterView.transform = below
    }
  }

  func addKeyframes() {
    let isPresenting = direction == .presenting
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { [self] in
      presenterView.transform = isPresenting ? below : .identity
    }
    UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.8) { [self] in
      picture.layer.transform = isPresenting ? CATransform3DIdentity : faraway
    }
  }

  /// Puts everything where it belongs, before the transition is reported complete.
  func tidyUp(isCancelled: Bool) {
    picture.removeFromSuperview()
    presenterView.transform = .identity
    presentedView.isHidden = false
    guard direction == .presenting, !isCancelled else { return }
    presentedView.frame = container.bounds
    container.addSubview(presentedView)
  }
}
