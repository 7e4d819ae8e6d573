import UIKit

/// Moves a sheet with the finger, and dismisses it without an animation once the finger has gone far.
final class HaulingDrag: ThresholdDrag {
  /// How the sheet goes on from where the finger was.
  enum Way: Sendable {
    /// It moves out of sight, and is dismissed when it is there.
    case leaves
    /// It is dismissed where it is.
    case vanishes
    /// It is out of sight and dismissed in one instant.
    case jumps
    /// It moves out of sight, and is dismissed halfway.
    case hurries
  }

  private static let duration = 0.2
  private let way: Way

  init(_ controller: UIViewController, _ way: Way) {
    self.way = way
    super.init(controller, staysDown: false)
  }

  override func moved(_ recognizer: UIPanGestureRecognizer) {
    guard let controller, let view = controller.view else { return }
    let distance = max(0, recognizer.translation(in: view.window).y)
    switch recognizer.state {
    case .changed: view.transform = CGAffineTransform(translationX: 0, y: distance)
    case .ended where distance > 300: carry(view, of: controller)
    case .ended, .cancelled, .failed: view.transform = .identity
    default: break
    }
  }

  private func carry(_ view: UIView, of controller: UIViewController) {
    let out = CGAffineTransform(translationX: 0, y: view.bounds.height)
    switch way {
    case .leaves:
      UIView.animate(withDuration: Self.duration) {
        view.transform = out
      } completion: { _ in
        controller.dismiss(animated: false)
      }
    case .vanishes: controller.dismiss(animated: false)
    case .jumps:
      view.transform = out
      controller.dismiss(animated: false)
    case .hurries:
      UIView.animate(withDuration: Self.duration) { view.transform = out }
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.duration / 2) {
        controller.dismiss(animated: false)
      }
    }
  }
}
