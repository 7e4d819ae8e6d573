public import UIKit

/// A screen with a panel that a finger shows at its lower edge, at any time.
///
/// The panel and its transition are there as long as the screen is, for a finger may come whenever it
/// likes; the system's own gestures at that edge come second.
open class ParentViewController: UIViewController {
  /// What is shown as a panel.
  public let child: UIViewController
  private var transition: PanelTransition?

  /// Makes a screen with a panel.
  ///
  /// - Parameter child: what is shown as a panel.
  public init(child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let transition = PanelTransition(presented: child, presenting: self)
    child.transitioningDelegate = transition
    child.modalPresentationStyle = .custom
    self.transition = transition
  }
}
