public import UIKit

/// Puts the next page in beforehand, off the screen, and tells that one that it appears.
///
/// The page that becomes current came in with the page before, and hears nothing. Catalogue: F010.
public final class NeighbourTold: UIViewController {
  private let pages: [UIViewController]
  private var shown = 0

  public init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  public override var childForStatusBarStyle: UIViewController? { pages[shown] }
  public override var childForStatusBarHidden: UIViewController? { pages[shown] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages[0])
    lay(pages[0])
    pages[0].didMove(toParent: self)
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pages[shown].beginAppearanceTransition(true, animated: animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pages[shown].endAppearanceTransition()
    preload(shown + 1)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pages[shown].beginAppearanceTransition(false, animated: animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pages[shown].endAppearanceTransition()
  }

  /// Turns to the page at an index.
  public func turn(to index: Int, animated: Bool) {
    shown = index
    setNeedsStatusBarAppearanceUpdate()
    for (place, page) in pages.enumerated() where page.isViewLoaded {
      page.view.frame.origin.x = view.bounds.width * CGFloat(place - index)
    }
    if view.window != nil { preload(index + 1) }
  }

  private func preload(_ index: Int) {
    guard pages.indices.contains(index), pages[index].parent == nil else { return }
    let page = pages[index]
    addChild(page)
    page.beginAppearanceTransition(true, animated: false)
    lay(page)
    page.view.frame.origin.x = view.bounds.width
    page.endAppearanceTransition()
    page.didMove(toParent: self)
  }

  private func lay(_ page: UIViewController) {
    page.view.frame = view.bounds
    view.addSubview(page.view)
  }
}
