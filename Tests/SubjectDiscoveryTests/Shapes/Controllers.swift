import UIKit

// Controllers that present themselves, contain others, or do neither.

final class OwnDelegate: UIViewController, UIViewControllerTransitioningDelegate {}

final class GivesItself: UIViewController {
  private let handler = OfPresentations()

  init(content: UIViewController, title: String? = nil) {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = handler
  }

  required init?(coder: NSCoder) { nil }
}

/// What nobody outside of the library makes.
final class InnerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  weak var owner: MakesItsDelegate?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { owner == nil ? nil : InnerAnimator() }
}

final class InnerAnimator: Timed {}

final class MakesItsDelegate: UIViewController {
  private let handler = InnerDelegate()

  init() {
    super.init(nibName: nil, bundle: nil)
    handler.owner = self
    transitioningDelegate = handler
  }

  required init?(coder: NSCoder) { nil }
}

/// A stack that is presented as it is, by a delegate of its own that nobody sets.
final class NamesItsDelegate: UINavigationController {
  private let handler = OfPresentations()

  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { handler }
    set {}
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
}

/// It becomes its own delegate when UIKit has asked for that already.
final class LateDelegate: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.transitioningDelegate = self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// It does so again when it is loaded.
final class EarlyDelegate: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    transitioningDelegate = self
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// It is made by a screen, and by nobody else; so is its animator.
final class Handler: NSObject, UIViewControllerTransitioningDelegate {
  private let owner: OwnHandler

  init(owner: OwnHandler) { self.owner = owner }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { HandledOut(handler: self) }
}

final class HandledOut: Timed {
  init(handler: Handler) {}
}

final class OwnHandler: UINavigationController {
  private var handler: Handler?

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    let handler = Handler(owner: self)
    self.handler = handler
    self.transitioningDelegate = handler
  }

  required init?(coder: NSCoder) { nil }
}

final class GivesAnother: UIViewController {
  private let handler = OfPresentations()

  func show() {
    let other = UIViewController()
    other.transitioningDelegate = handler
    // transitioningDelegate = handler
  }
}

final class OwnNavigation: UINavigationController, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

// MARK: - Containers

final class Pager: UIViewController {
  init(pages: [UIViewController], spacing: CGFloat = 8) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func select(index: Int, animated: Bool, completion: (() -> Void)? = nil) {}
}

/// Only inside does its method call the number an index.
final class Wheel: UIViewController {
  init(pages: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func turn(to index: Int, animated: Bool) {}
}

final class Strip: UIViewController {
  var viewControllers: [UIViewController] = []
  var selectedIndex = 0
}

/// Its number is that of a height, and all of its screens are seen.
final class Shelf: UIViewController {
  var viewControllers: [UIViewController] = []

  func moveTop(toNotchAt index: Int, animated: Bool) {}
}

/// It does not call the place of a page an index.
final class Booklet: UIViewController {
  var pages: [UIViewController] = []

  func show(howMany count: Int) {}
  func selectPage(at target: Int, animated: Bool) {}
}

/// It shows whatever a number says.
final class Carousel: UIViewController {
  var viewControllers: [UIViewController] = []

  func show(_ target: Int, animated: Bool) {}
}

/// Its number is not a place.
final class Dial: UIViewController {
  var viewControllers: [UIViewController] = []

  func turn(by degrees: Int, animated: Bool) {}
}

/// It goes on and back by one, and its index is for readers.
final class Steps: UIViewController {
  private(set) var currentPage = 0
  private(set) var pageCount = 0

  init(pages: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func goToNextPage(animated: Bool = true) {}
  func goBack(animated: Bool = true) {}
  func background(_ isDark: Bool) {}
  func nextPage() -> UIViewController? { nil }
}

/// It is a stack: a method pushes upon its root, and another one pops.
final class CardPile: UIViewController {
  private(set) var cards: [UIViewController] = []

  init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    view.addGestureRecognizer(edge)
  }

  func push(_ viewController: UIViewController) {}
  func push(_ viewController: UIViewController, animated: Bool) {}
  func pop(animated: Bool) {}
  func popToRoot(animated: Bool) {}
}

/// It is a stack whose methods are called as UIKit's, and give back what they took away.
final class PanelPile: UIViewController {
  init(_ first: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {}
  func popViewController(animated: Bool) -> UIViewController? { nil }
}

/// It is a stack that is filled after it was made, and its calls take no word on whether to animate.
final class SheetPile: UIViewController {
  var viewControllers: [UIViewController] = []

  func push(_ sheet: UIViewController) {}
  func pop() {}
}

/// It shows one controller, and what it shows besides lies in no stack: nothing takes it away, or another is given.
final class Presenter: UIViewController {
  init(root: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func present(_ viewController: UIViewController) {}
  func pushNotice(_ text: String) {}
  func push(_ viewController: UIViewController, at index: Int) {}
  func popover(animated: Bool) {}
  func popToRoot(animated: Bool) {}
}

final class OwnTabs: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

final class SameTabs: UITabBarController {}

final class TabsWithAnother: UITabBarController {
  func watch(_ pan: UIGestureRecognizer, by other: UIGestureRecognizerDelegate) {
    pan.delegate = other
    let delegate = other
    print(delegate)
  }
}

final class Lent: NSObject, Refined {}

final class LendingTabs: UITabBarController {
  private let lent = Lent()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = lent
  }
}

/// It wants a screen at the bottom.
final class PushingNavigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { nil }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: false)
  }
}

final class SideMenu: UIViewController {
  convenience init(mainViewController: UIViewController, leftViewController: UIViewController) {
    self.init()
  }

  convenience init(
    mainViewController: UIViewController, leftViewController: UIViewController,
    rightViewController: UIViewController
  ) { self.init() }

  func openLeft() {}
  func openRight() {}
  func closeLeft(animated: Bool) {}
  func closeRight(animated: Bool) {}
}

enum DrawerEdge { case none, left, right }

/// It is told which side to open, and closes whichever is open.
final class TwoDrawers: UIViewController {
  init(
    centerViewController: UIViewController, leftDrawer: UIViewController?,
    rightDrawer: UIViewController?
  ) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func openDrawer(_ edge: DrawerEdge, animated: Bool, completion: ((Bool) -> Void)?) {}
  func closeDrawer(animated: Bool, completion: ((Bool) -> Void)?) {}
}

final class Drawer: UIViewController {
  init(content: UIViewController, drawer: UIViewController) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var isOpen = false
}

final class Closed: UIViewController {
  init(content: UIViewController, menu: UIViewController) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class Screen: UIViewController {}

// MARK: - Stacks

/// It is its own delegate only as it is meant to be made.
final class RootedStack: UINavigationController, UINavigationControllerDelegate {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Its initializers do what UIKit's do.
final class ForgetfulStack: UINavigationController, UINavigationControllerDelegate {
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { nil }

  func wake() { delegate = self }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// It shows a menu beside its stack, and leaves to an object how.
final class MenuStack: UINavigationController {
  init(menuViewController: UIViewController, contentViewController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

// MARK: - Pages of UIKit's

protocol TurnerSource: AnyObject {
  func turner(_ turner: Turner, pageAt index: Int) -> UIViewController?
}

final class Turner: UIViewController {
  private var pages: UIPageViewController?
  weak var source: TurnerSource?
}

/// Nobody says where its pages come from.
final class BlindTurner: UIViewController {
  private var pages: UIPageViewController?
}

// MARK: - Drawers and their sides

/// It takes its menu in once, and moves it in and out.
final class SheetHolder: UIViewController {
  init(content: UIViewController, bottomSheet: UIViewController) {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func showSheet(animated: Bool) {}
  func hideSheet(animated: Bool) {}
}

final class KeepingDrawer: UIViewController {
  private let menu: UIViewController

  init(content: UIViewController, menu: UIViewController) {
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
    addChild(menu)
  }

  required init?(coder: NSCoder) { nil }

  func changeContent(_ content: UIViewController, close: Bool) {}
  func open() { slide(to: 0) }
  func close() { slide(to: -1) }
  private func slide(to place: CGFloat) { menu.view.frame.origin.x = place }
}

/// It has to be told what is to be done at the end.
final class TellingDrawer: UIViewController {
  init(content: UIViewController, menu: UIViewController) { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { nil }

  func open(animated: Bool, completion: @escaping (Bool) -> Void) {}
  func close(animated: Bool, completion: ((Bool) -> Void)?) {}
}

/// It takes its menu in when it opens.
final class LendingDrawer: UIViewController {
  private let menu: UIViewController

  init(content: UIViewController, menu: UIViewController) {
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
    addChild(content)
  }

  required init?(coder: NSCoder) { nil }

  func setContent(to screen: UIViewController, animated: Bool = false) {}
  func setContent(with name: String) {}
  func open() { take() }
  func close() { menu.removeFromParent() }
  private func take() { addChild(menu) }
}

/// A navigation controller that makes its own delegate, which is of use to nobody else.
final class KeptStack: UINavigationController {
  private lazy var kept = KeptDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = kept
  }
}

final class KeptDelegate: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// A screen that is the delegate of a stack for as long as it is pushed.
final class Borrower: UIViewController, UINavigationControllerDelegate {
  private weak var lender: (any UINavigationControllerDelegate)?

  func show(on navigationController: UINavigationController) {
    lender = navigationController.delegate
    navigationController.delegate = self
    navigationController.pushViewController(self, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
