public import UIKit

/// A screen that covers the one below, and holds a child in a part of itself.
///
/// It decides the status bar itself. A subclass says where the child lies.
open class ChildScreen: UIViewController {
  private let content = UIViewController(nibName: nil, bundle: nil)

  /// Makes a screen, which is ready to be presented.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) { nil }

  open override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = frameOfChild
  }

  /// Where the child lies.
  open var frameOfChild: CGRect { view.bounds }
}
