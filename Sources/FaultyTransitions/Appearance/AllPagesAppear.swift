public import UIKit

/// Lays all its pages side by side, and lets UIKit tell each that it appears. Catalogue: F009.
public final class AllPagesAppear: UIViewController {
  private let pages: [UIViewController]
  private let strip = UIView()
  private var shown = 0

  public init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var childForStatusBarStyle: UIViewController? { pages[shown] }
  public override var childForStatusBarHidden: UIViewController? { pages[shown] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    strip.frame = view.bounds
    view.addSubview(strip)
    for (index, page) in pages.enumerated() {
      addChild(page)
      page.view.frame = view.bounds.offsetBy(dx: view.bounds.width * CGFloat(index), dy: 0)
      strip.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  /// Turns to the page at an index.
  public func turn(to index: Int, animated: Bool) {
    shown = index
    loadViewIfNeeded()
    setNeedsStatusBarAppearanceUpdate()
    let offset = -view.bounds.width * CGFloat(index)
    UIView.animate(withDuration: animated ? 0.25 : 0) { self.strip.frame.origin.x = offset }
  }
}
