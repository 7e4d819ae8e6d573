package import UIKit

/// A plain container of the cast that shows four children at once, each in a quarter of its view.
package final class StageQuarters: UIViewController {
  private static let duration: TimeInterval = 0.3
  private var quarters: [UIViewController] = []

  /// Shows its children: left and right at the top, then at the bottom.
  package func begin(with children: [UIViewController]) {
    quarters = children
    for child in children {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    place()
  }

  /// Puts another child into a quarter by `transition(from:to:)` (CC-13).
  package func exchange(_ index: Int, for next: UIViewController) {
    let old = quarters[index]
    quarters[index] = next
    addChild(next)
    old.willMove(toParent: nil)
    next.view.frame = frame(of: index)
    transition(
      from: old, to: next, duration: Self.duration, options: .transitionCrossDissolve,
      animations: {},
      completion: { [weak self] _ in
        next.didMove(toParent: self)
        old.removeFromParent()
        self?.setNeedsStatusBarAppearanceUpdate()
      })
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    place()
  }

  private func place() {
    for (index, child) in quarters.enumerated() { child.viewIfLoaded?.frame = frame(of: index) }
  }

  private func frame(of index: Int) -> CGRect {
    let size = CGSize(width: view.bounds.width / 2, height: view.bounds.height / 2)
    let (row, column) = index.quotientAndRemainder(dividingBy: 2)
    return CGRect(
      x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
      height: size.height)
  }

  package override var childForStatusBarStyle: UIViewController? { quarters.first }
  package override var childForStatusBarHidden: UIViewController? { quarters.first }
}
