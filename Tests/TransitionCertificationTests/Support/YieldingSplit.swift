import TransitionCertification
import UIKit

extension Subject {
  /// Shows a side beside its child, which gives way to it.
  @MainActor static var yieldingSplit: Subject {
    .container(
      "Sample.yielding", sides: [.right],
      make: { YieldingSplit($0[0], $1[.right]) },
      open: { split, _, animated in split.setOpen(true, animated: animated) },
      close: { split, _, animated in split.setOpen(false, animated: animated) })
  }
}

/// A container whose child is narrower while a side is open, as it lays both out.
final class YieldingSplit: UIViewController {
  private static let width: CGFloat = 180

  private let main: UIViewController
  private let side: UIViewController
  private var isOpen = false

  init(_ main: UIViewController, _ side: UIViewController) {
    self.main = main
    self.side = side
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var childForStatusBarStyle: UIViewController? { main }
  override var childForStatusBarHidden: UIViewController? { main }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(main)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let taken = isOpen ? Self.width : 0
    return CGSize(
      width: container === side ? Self.width : parentSize.width - taken, height: parentSize.height)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    main.view.frame = bounds
    if isOpen { main.view.frame.size.width -= Self.width }
    guard side.parent === self else { return }
    side.view.frame = CGRect(
      x: bounds.width - (isOpen ? Self.width : 0), y: 0, width: Self.width, height: bounds.height)
  }

  private func show(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func setOpen(_ opens: Bool, animated: Bool) {
    guard opens != isOpen else { return }
    if opens, side.parent !== self { show(side) }
    view.layoutIfNeeded()
    isOpen = opens
    view.setNeedsLayout()
    UIView.animate(withDuration: animated ? 0.25 : 0) {
      self.view.layoutIfNeeded()
    } completion: { _ in
      guard !self.isOpen, self.side.parent === self else { return }
      self.side.willMove(toParent: nil)
      self.side.view.removeFromSuperview()
      self.side.removeFromParent()
    }
  }
}
