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
    for page in pages { addChild(page) }
    view.addSubview(strip)
    for page in pages {
      strip.addSubview(page.view)
      page.didMove(toParent: self)
    }
    place()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  private func place() {
    let size = view.bounds.size
    strip.frame = CGRect(origin: CGPoint(x: -size.width * CGFloat(shown), y: 0), size: size)
    for (index, page) in pages.enumerated() {
      page.view.frame = CGRect(
        origin: CGPoint(x: size.width * CGFloat(index), y: 0), size: size)
    }
  }

  /// Turns to the page at an index.
  public func turn(to index: Int, animated: Bool) {
    shown = index
    loadViewIfNeeded()
    setNeedsStatusBarAppearanceUpdate()
    UIView.animate(withDuration: animated ? 0.25 : 0) { self.place() }
  }
}
