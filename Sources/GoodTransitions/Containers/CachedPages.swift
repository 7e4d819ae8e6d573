public import UIKit

/// Keeps all its pages as children, with the views of those out that are not shown.
public final class CachedPages: UIViewController {
  private let pages: [UIViewController]
  private var shown = 0

  /// Makes a container that shows the first of its pages.
  public init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var childForStatusBarStyle: UIViewController? { pages[shown] }
  public override var childForStatusBarHidden: UIViewController? { pages[shown] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages {
      addChild(page)
      if page === pages[shown] { place(page) }
      page.didMove(toParent: self)
    }
  }

  /// Turns to the page at an index.
  public func turn(to index: Int, animated: Bool) {
    guard index != shown, pages.indices.contains(index) else { return }
    let old = pages[shown]
    shown = index
    guard isViewLoaded else { return }
    let new = pages[index]
    place(new)
    setNeedsStatusBarAppearanceUpdate()
    guard animated, view.window != nil else {
      old.view.removeFromSuperview()
      return
    }
    new.view.alpha = 0
    UIView.animate(
      withDuration: 0.25, animations: { new.view.alpha = 1 },
      completion: { [weak self] _ in
        if self?.pages[self?.shown ?? 0] !== old { old.view.removeFromSuperview() }
      })
  }

  private func place(_ page: UIViewController) {
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
  }
}
