import TransitionCertification

/// A random walk: a small hierarchy, and somebody who asks it for whatever comes to mind.
@MainActor final class Walk {
  /// What there may be at most.
  private static let controllerLimit = 8

  private let host: any SceneHost
  private let log = WalkLog()
  private var numbers: SeededNumbers
  private let window: UIWindow
  private let root: UIViewController
  private var made: [WeakController] = []
  /// What was asked, in order.
  private(set) var steps: [String] = []

  private struct WeakController {
    weak var object: WalkController?
  }

  /// Shows a hierarchy that the seed chooses: a screen, a stack or tabs.
  init(seed: UInt64, host: any SceneHost) {
    self.host = host
    host.reset(profile: .iOS18)
    numbers = SeededNumbers(seed: seed)
    window = UIWindow(frame: UIScreen.main.bounds)
    let first = WalkController("c0", log)
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0:
      root = first
    case 1:
      root = UINavigationController(rootViewController: first)
    default:
      let tabs = UITabBarController()
      tabs.viewControllers = [
        UINavigationController(rootViewController: first), WalkController("c1", log),
      ]
      root = tabs
    }
    made = [WeakController(object: first)]
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = host.settle(within: 10)
  }

  // MARK: - Walking

  /// Takes one step.
  func step() {
    let isAnimated = Bool.random(using: &numbers)
    let kind = WalkStep.allCases.randomElement(using: &numbers) ?? .wait
    steps.append(isAnimated ? "\(kind) animated" : "\(kind)")
    take(kind, isAnimated)
  }

  private func take(_ step: WalkStep, _ isAnimated: Bool) {
    switch step {
    case .present: guest.map { top.present($0, animated: isAnimated) }
    case .dismissTop: top.dismiss(animated: isAnimated)
    case .dismissAll: root.dismiss(animated: isAnimated)
    case .push: guest.map { stack?.pushViewController($0, animated: isAnimated) }
    case .pop: stack?.popViewController(animated: isAnimated)
    case .popToRoot: stack?.popToRootViewController(animated: isAnimated)
    case .replaceStack: guest.map { stack?.setViewControllers([$0], animated: isAnimated) }
    case .select: select()
    case .changeFamily: changeFamily()
    case .turn: host.turn()
    case .wait: host.advance(by: Double.random(in: 0...0.6, using: &numbers))
    }
  }

  /// The controller at the top of the chain of presentations.
  private var top: UIViewController {
    var top = root
    while let next = top.presentedViewController { top = next }
    return top
  }

  /// The stack in sight, if one is.
  private var stack: UINavigationController? {
    let shown = (root as? UITabBarController)?.selectedViewController ?? root
    return shown as? UINavigationController
  }

  /// A fresh controller, as long as there are few.
  private var guest: WalkController? {
    guard made.count(where: { $0.object != nil }) < Self.controllerLimit else { return nil }
    let controller = WalkController("c\(made.count + 1)", log)
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .overFullScreen, .custom]
    controller.modalPresentationStyle = styles.randomElement(using: &numbers) ?? .fullScreen
    made.append(WeakController(object: controller))
    return controller
  }

  private func select() {
    guard let tabs = root as? UITabBarController else { return }
    tabs.selectedIndex = Int.random(in: 0..<2, using: &numbers)
  }

  /// Gives somebody a child, or takes one away.
  private func changeFamily() {
    let living = made.compactMap(\.object).filter(\.isViewLoaded)
    guard let parent = living.randomElement(using: &numbers) else { return }
    if let child = parent.children.first {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    } else if let child = guest {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  // MARK: - The end

  /// Lets everything come to rest, and says what is wrong then.
  func end() -> [String] {
    guard host.settle(within: 60) else { return ["it never comes to rest: \(host.pending)"] }
    if let fault = host.endingFault { return ["raised \(fault.id)"] }
    for controller in made.compactMap(\.object) { controller.complainAtRest() }
    var complaints = log.complaints
    if top.viewIfLoaded?.window == nil { complaints.append("the top is not seen") }
    if !host.pending.isEmpty { complaints.append("pending \(host.pending)") }
    return complaints + stackComplaints + chainComplaints
  }

  private var stackComplaints: [String] {
    guard let stack, stack.children != stack.viewControllers else { return [] }
    return ["\(stack.children.count) children, \(stack.viewControllers.count) in the stack"]
  }

  /// One view for the root, and one container a presentation.
  private var chainComplaints: [String] {
    var length = 0
    var controller = root
    while let next = controller.presentedViewController {
      length += 1
      controller = next
    }
    guard window.subviews.count > length + 1 else { return [] }
    return ["\(window.subviews.count) views in the window for \(length) presentations"]
  }

  /// Those that are still alive, though nothing holds them in the hierarchy.
  func leaked() -> [String] {
    var held: Set<ObjectIdentifier> = []
    hold(root, &held)
    return made.compactMap(\.object)
      .filter { !held.contains(ObjectIdentifier($0)) }
      .map { "\($0.name) is alive, and nowhere to be seen" }
  }

  private func hold(_ controller: UIViewController, _ held: inout Set<ObjectIdentifier>) {
    guard held.insert(ObjectIdentifier(controller)).inserted else { return }
    for child in controller.children { hold(child, &held) }
    if let presented = controller.presentedViewController { hold(presented, &held) }
  }
}

/// What somebody can ask a hierarchy for.
enum WalkStep: CaseIterable {
  case present, dismissTop, dismissAll
  case push, pop, popToRoot, replaceStack
  case select, changeFamily
  case turn, wait
}
