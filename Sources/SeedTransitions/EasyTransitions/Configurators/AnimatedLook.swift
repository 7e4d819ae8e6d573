import UIKit

/// How a view looks before an animator changes it, so that it can be given back.
@MainActor struct AnimatedLook {
  private let view: UIView
  private let frame: CGRect
  private let place: CGSize?
  private let transform: CGAffineTransform
  private let alpha: CGFloat
  private let cornerRadius: CGFloat
  private let clipsToBounds: Bool

  init(of view: UIView) {
    self.view = view
    frame = view.frame
    place = view.superview?.bounds.size
    transform = view.transform
    alpha = view.alpha
    cornerRadius = view.layer.cornerRadius
    clipsToBounds = view.clipsToBounds
  }

  /// Gives the view all of its look back, and its frame unless the screen has another size by now.
  func restore() {
    view.transform = transform
    view.alpha = alpha
    view.layer.cornerRadius = cornerRadius
    view.clipsToBounds = clipsToBounds
    if transform.isIdentity, view.superview?.bounds.size == place { view.frame = frame }
  }

  /// Gives the view back what no animation can change.
  func restoreClipping() {
    view.clipsToBounds = clipsToBounds
  }
}
