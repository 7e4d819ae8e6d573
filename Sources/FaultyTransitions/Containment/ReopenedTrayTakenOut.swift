public import UIKit

/// Takes its tray out when the way down is over, also where the tray was opened again meanwhile.
///
/// Catalogue: F440.
public final class ReopenedTrayTakenOut: UIViewController {
  private let screen: UIViewController
  private let tray: UIViewController
  private var isOpen = false

  /// Makes a container of a screen and of a tray that comes up over it.
  public init(_ screen: UIViewController, tray: UIViewController) {
    self.screen = screen
    self.tray = tray
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var childForStatusBarStyle: UIViewController? { screen }
  public override var childForStatusBarHidden: UIViewController? { screen }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(screen)
    fill(with: screen.view)
    screen.didMove(toParent: self)
  }

  /// Lets the tray come up, or go down.
  public func setOpen(_ opens: Bool, animated: Bool) {
    guard opens != isOpen else { return }
    isOpen = opens
    if opens { bringIn() } else { tray.willMove(toParent: nil) }
    UIView.animate(
      withDuration: animated ? 0.3 : 0, delay: 0, options: .beginFromCurrentState,
      animations: { [self] in tray.view.transform = opens ? .identity : below },
      completion: { [self] _ in opens ? tray.didMove(toParent: self) : takeOut() })
  }

  private func bringIn() {
    addChild(tray)
    guard tray.view.superview == nil else { return }
    fill(with: tray.view)
    tray.view.transform = below
  }

  private func takeOut() {
    tray.view.removeFromSuperview()
    tray.view.transform = .identity
    tray.removeFromParent()
  }

  private func fill(with other: UIView) {
    other.frame = view.bounds
    other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(other)
  }

  private var below: CGAffineTransform {
    CGAffineTransform(translationX: 0, y: view.bounds.height)
  }
}
