import MetalKit
import UIKit

/// Burns a screen away, frame by frame.
@objc(RLReelTransition)
public class ReelTransition: NSObject, UIViewControllerAnimatedTransitioning {
  @objc public dynamic var duration: TimeInterval = 1
  private lazy var view = MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice())

  public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return duration
  }

  public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to) else { return }
    view.frame = transitionContext.containerView.bounds
    transitionContext.containerView.addSubview(toView)
    transitionContext.containerView.addSubview(view)
    RLFilmBurn(in: view, duration) {
      self.view.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
