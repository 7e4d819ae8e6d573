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
    /// It moves out of sight step by step, and is dismissed with the last step.
    case steps
    /// It moves on by some steps, and is out of sight and dismissed in one instant.
    case stepsAndJumps
  }

  private static let duration = 0.2
  private static let step: CGFloat = 40
  private let way: Way
  /// All that is seen of the sheet, where that lies in a panel inside of it; the sheet keeps it.
  private weak var panel: UIView?
  private var link: CADisplayLink?

  init(_ controller: UIViewController, _ way: Way, moving panel: UIView? = nil) {
    self.way = way
    self.panel = panel
    super.init(controller, staysDown: false)
  }

  override func moved(_ recognizer: UIPanGestureRecognizer) {
    guard let controller, let view = panel ?? controller.view else { return }
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
    case .steps, .stepsAndJumps:
      let link = CADisplayLink(
        target: self, selector: Selector("tick(_:)", HaulingDrag.tick))
      link.add(to: .main, forMode: .common)
      self.link = link
    }
  }

  func tick(_ link: CADisplayLink) {
    guard let controller, let view = panel ?? controller.view else { return link.invalidate() }
    let height = view.bounds.height
    let way = view.transform.ty + Self.step
    let isOver = self.way == .steps ? way >= height : way >= height * 0.8
    view.transform = CGAffineTransform(translationX: 0, y: isOver ? height : way)
    guard isOver else { return }
    link.invalidate()
    controller.dismiss(animated: false)
  }
}

/// A sheet of which nothing is seen but a panel, which a finger moves.
final class PanelSheet: UIViewController {
  private let way: HaulingDrag.Way
  private let panel = UIView()

  init(_ way: HaulingDrag.Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.backgroundColor = .white
    panel.frame = view.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(panel)
    view.addGestureRecognizer(DragRecognizer(keeping: HaulingDrag(self, way, moving: panel)))
  }
}
