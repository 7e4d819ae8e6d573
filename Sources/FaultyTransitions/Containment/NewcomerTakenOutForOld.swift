public import UIKit

/// Takes out whoever went when a switch began, though he was asked for again meanwhile. Catalogue: F475.
public final class NewcomerTakenOutForOld: UIViewController {
  private let pages: [UIViewController]
  private var place = 0

  public init(pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var childForStatusBarStyle: UIViewController? { children.last }
  public override var childForStatusBarHidden: UIViewController? { children.last }

  public override func viewDidLoad() {
    super.viewDidLoad()
    takeIn(pages[place])
    pages[place].didMove(toParent: self)
  }

  /// Shows the page at a place.
  public func select(_ place: Int, animated: Bool) {
    guard place != self.place else { return }
    let (old, new) = (pages[self.place], pages[place])
    self.place = place
    guard isViewLoaded else { return }
    takeIn(new)
    setNeedsStatusBarAppearanceUpdate()
    let isSlow = animated && view.window != nil
    if isSlow { new.view.alpha = 0 }
    UIView.animate(withDuration: isSlow ? 0.3 : 0) {
      new.view.alpha = 1
    } completion: { [self] _ in
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
      if new === pages[self.place] { new.didMove(toParent: self) }
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  private func takeIn(_ page: UIViewController) {
    addChild(page)
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
  }
}
