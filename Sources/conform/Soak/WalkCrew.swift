import ConformanceDocuments
import RuleOracles
import TransitionCertification

/// Everybody who comes and goes in a walk; nobody is kept alive by being known.
@MainActor final class WalkCrew {
  /// How many screens there may be at most.
  static let limit = 8

  let log = WalkLog()
  let watch = WalkWatch()
  let keyboard = WalkKeyboard()
  private(set) lazy var delegate = WalkDelegate(watch)
  private var made: [WeakController] = []
  private var makers = 0

  private struct WeakController {
    weak var object: UIViewController?
  }

  private func living<Kind: UIViewController>(_ kind: Kind.Type) -> [Kind] {
    made.compactMap { $0.object as? Kind }
  }

  var screens: [WalkController] { living(WalkController.self) }
  var stacks: [UINavigationController] { living(UINavigationController.self) }
  var tabs: [UITabBarController] { living(UITabBarController.self) }
  var books: [WalkPageController] { living(WalkPageController.self) }
  var containers: [WalkContainer] { living(WalkContainer.self) }
  var everybody: [UIViewController] { living(UIViewController.self) }

  private var hasRoom: Bool { screens.count < Self.limit }

  // MARK: - Making

  /// The root that a walk begins with.
  func makeRoot(_ numbers: inout SplitMix64) -> UIViewController {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: makeScreen()
    case 1: makeBook()
    case 2: makeContainer(&numbers)
    case 3: makeStack()
    default: makeTabs()
    }
  }

  /// A fresh controller, as long as there are few.
  func guest(_ numbers: inout SplitMix64) -> UIViewController? {
    guard hasRoom else { return nil }
    return switch Int.random(in: 0..<10, using: &numbers) {
    case 0: makeStack()
    case 1: makeBook()
    case 2: makeContainer(&numbers)
    default: makeScreen()
    }
  }

  /// A fresh screen, as long as there are few.
  var plainGuest: UIViewController? { hasRoom ? makeScreen() : nil }

  /// A fresh alert with a button.
  func alert(withField hasField: Bool) -> UIAlertController {
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    if hasField { alert.addTextField() }
    made.append(WeakController(object: alert))
    return alert
  }

  private func enlist<Kind: UIViewController>(_ controller: Kind) -> Kind {
    controller.transitioningDelegate = delegate
    made.append(WeakController(object: controller))
    return controller
  }

  private var nextName: String {
    makers += 1
    return "c\(makers)"
  }

  private func makeScreen() -> UIViewController { enlist(WalkController(nextName, log)) }

  private func makeContainer(_ numbers: inout SplitMix64) -> UIViewController {
    enlist(
      WalkContainer(
        nextName, log, forwardsByHand: Bool.random(using: &numbers), child: makeScreen()))
  }

  private func makeStack() -> UIViewController {
    let stack = UINavigationController(rootViewController: makeScreen())
    stack.delegate = delegate
    return enlist(stack)
  }

  private func makeBook() -> UIViewController {
    let book = WalkPageController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.first = makeScreen()
    return enlist(book)
  }

  private func makeTabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [makeStack(), makeScreen(), makeBook()]
    tabs.delegate = delegate
    return enlist(tabs)
  }
}
