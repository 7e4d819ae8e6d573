public import UIKit

/// Moves a screen from one holder to another, without taking it out of the first. Catalogue: F061.
public final class ChildOfTwoContainers: UIViewController {
  private let screens: [UIViewController]
  private let holders = [UIViewController(), UIViewController()]

  public init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override var childForStatusBarStyle: UIViewController? { screens[0] }
  public override var childForStatusBarHidden: UIViewController? { screens[0] }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for holder in holders { put(holder, into: self) }
    put(screens[0], into: holders[0])
  }

  /// Shows the first screen in another holder.
  public func move(to index: Int) {
    loadViewIfNeeded()
    screens[0].view.frame = view.bounds
    holders[index % 2].view.addSubview(screens[0].view)
  }

  private func put(_ child: UIViewController, into parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
}
