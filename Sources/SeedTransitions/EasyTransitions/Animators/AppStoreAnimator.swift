public import UIKit

/// Lets a card grow until it fills the screen, and shrink to a card again.
public final class AppStoreAnimator: ModalTransitionAnimator {
  public let duration: TimeInterval = 0.5
  public var onDismissed: (() -> Void)?
  public var onPresented: (() -> Void)?
  private static let cornerRadius: CGFloat = 16
  private let initialFrame: CGRect
  private var fullFrame = CGRect.zero

  /// Makes an animator.
  ///
  /// - Parameter initialFrame: where the card lies on the screen, in points.
  public init(initialFrame: CGRect) {
    self.initialFrame = initialFrame
  }

  public func layout(presenting: Bool, modalView: UIView, in container: UIView) {
    fullFrame = modalView.frame
    modalView.clipsToBounds = true
    guard presenting else { return }
    modalView.layer.cornerRadius = Self.cornerRadius
    modalView.frame = container.convert(initialFrame, from: nil)
  }

  public func animate(presenting: Bool, modalView: UIView, in container: UIView) {
    modalView.layer.cornerRadius = presenting ? 0 : Self.cornerRadius
    modalView.frame = presenting ? fullFrame : container.convert(initialFrame, from: nil)
    modalView.layoutIfNeeded()
  }
}
