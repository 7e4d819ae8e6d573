public import UIKit

/// Shows one page at a time, which it asks for when it shows it for the first time, and keeps from then on.
///
/// Nobody is asked for a page that is not shown, and no view is loaded of one. Pages that were shown stay
/// its children, with their views out. A subclass may replace how a page comes in.
open class LazyPager: UIViewController {
  private let makePage: (Int) -> UIViewController?
  private var pages: [Int: UIViewController] = [:]
  /// The pages that have been told that they are children.
  private var settled: Set<ObjectIdentifier> = []
  private var shown = 0
  private let duration: TimeInterval = 0.25

  /// Makes a container that shows the first of its pages.
  ///
  /// - Parameter makePage: gives the page with this number; none where there is no such page.
  public init(_ makePage: @escaping (Int) -> UIViewController?) {
    self.makePage = makePage
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var childForStatusBarStyle: UIViewController? { pages[shown] }
  open override var childForStatusBarHidden: UIViewController? { pages[shown] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let first = page(shown) else { return }
    bringIn(first)
    settle(first)
  }

  /// Turns to the page with a number.
  public func turn(to index: Int, animated: Bool) {
    guard index != shown else { return }
    guard isViewLoaded else {
      shown = index
      return
    }
    guard let old = pages[shown], let new = page(index) else { return }
    shown = index
    bringIn(new)
    setNeedsStatusBarAppearanceUpdate()
    guard animated, view.window != nil else { return finish(old, new) }
    new.view.alpha = 0
    UIView.animate(
      withDuration: duration, animations: { new.view.alpha = 1 },
      completion: { [weak self] _ in self?.finish(old, new) })
  }

  private func finish(_ old: UIViewController, _ new: UIViewController) {
    if pages[shown] !== old { old.view.removeFromSuperview() }
    settle(new)
  }

  /// The page with a number, asked for if nobody has asked for it before.
  private func page(_ index: Int) -> UIViewController? {
    if let page = pages[index] { return page }
    let page = makePage(index)
    pages[index] = page
    return page
  }

  // MARK: - The steps

  /// Makes a page a child when it is shown for the first time, and puts its view in.
  open func bringIn(_ page: UIViewController) {
    if page.parent !== self { addChild(page) }
    place(page)
  }

  /// Tells a page that it has moved when it is there for the first time.
  private func settle(_ page: UIViewController) {
    if settled.insert(ObjectIdentifier(page)).inserted { page.didMove(toParent: self) }
  }

  /// Puts a page's view in.
  public func place(_ page: UIViewController) {
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
  }
}
