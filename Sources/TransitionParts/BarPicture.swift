public import UIKit

/// Slides a screen, while a picture of the old bar fades away over the new one.
///
/// The picture goes when its fade is over, however it ended: an application that is left for the background
/// cuts it short. A subclass may replace that step.
open class BarPicture: SlideAnimator {
  open override func begin(_ context: any UIViewControllerContextTransitioning) {
    super.begin(context)
    guard let bar = context.viewController(forKey: .to)?.navigationController?.navigationBar else {
      return
    }
    let picture = UIView(frame: bar.bounds)
    bar.addSubview(picture)
    UIView.animate(
      withDuration: duration, animations: { picture.alpha = 0 },
      completion: { self.takeOut(picture, hasRun: $0) })
  }

  /// Takes the picture out when its fade is over.
  ///
  /// - Parameter hasRun: whether the fade ran to its end.
  open func takeOut(_ picture: UIView, hasRun: Bool) {
    picture.removeFromSuperview()
  }
}
