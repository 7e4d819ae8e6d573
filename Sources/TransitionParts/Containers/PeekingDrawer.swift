public import UIKit

/// Shows one screen, and a drawer at its left side of which a part is always seen.
///
/// The drawer is its child for life, and comes and goes with the container alone: to open and to close it only
/// moves it. A subclass may replace where it lies.
open class PeekingDrawer: UIViewController {
  private var screen: UIViewController
  private let drawer: UIViewController
  /// Whether all of the drawer is seen.
  public private(set) var isOpen = false
  private let duration: TimeInterval = 0.25

  /// Makes a container of a screen and of a drawer.
  public init(_ screen: UIViewController, drawer: UIViewController) {
    self.screen = screen
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var childForStatusBarStyle: UIViewController? { screen }
  open override var childForStatusBarHidden: UIViewController? { screen }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for child in [screen, drawer] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    screen.view.frame = view.bounds
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    drawer.view.frame = place(in: view.bounds.size)
  }

  /// Moves all of the drawer into sight, or back.
  open func setOpen(_ opens: Bool, animated: Bool) {
    guard opens != isOpen else { return }
    isOpen = opens
    guard isViewLoaded else { return }
    UIView.animate(withDuration: animated && view.window != nil ? duration : 0) { [self] in
      drawer.view.frame = place(in: view.bounds.size)
    }
  }

  /// How much of the drawer is seen while it is closed.
  open var handle: CGFloat { 60 }

  private func place(in size: CGSize) -> CGRect {
    let width = size.width * 0.75
    return CGRect(
      x: isOpen ? 0 : handle - width, y: 0, width: width, height: size.height)
  }
}
