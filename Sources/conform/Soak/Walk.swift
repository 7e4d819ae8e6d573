import ConformanceDocuments
import RuleOracles
import TransitionCertification

/// A random walk: a small hierarchy, and somebody who asks it for whatever comes to mind.
@MainActor final class Walk {
  let host: any SceneHost
  let crew: WalkCrew
  let window: UIWindow
  /// Those that were roots before; what they present stays in the window (LW-09).
  private(set) var formerRoots: [UIViewController] = []
  var numbers: SplitMix64
  /// What was asked, in order; a step that was taken from inside of another stands in brackets.
  private(set) var steps: [String] = []
  private var depth = 0
  private let seed: UInt64
  /// Where the fingers are that are on the screen.
  var fingers: [Int: CGPoint] = [:]

  /// Shows a hierarchy that the seed chooses: a screen, a container, pages, a stack or tabs.
  init(seed: UInt64, host: any SceneHost) {
    self.host = host
    host.reset(profile: .iOS18)
    self.seed = seed
    numbers = SplitMix64(seed: seed)
    crew = WalkCrew()
    host.observer = crew.watch
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = crew.makeRoot(&numbers)
    window.makeKeyAndVisible()
    _ = host.settle(within: 10)
  }

  // MARK: - Walking

  /// Takes one step, which depends on the seed and its place in the walk, and not on whether those
  /// before it were taken.
  func step(_ place: Int) {
    numbers = SplitMix64(seed: seed &* 0x2545_f491_4f6c_dd1d &+ UInt64(place))
    take(WalkStep.allCases.randomElement(using: &numbers) ?? .wait)
  }

  /// Takes a step, from inside of another or not.
  func take(_ step: WalkStep) {
    let isAnimated = Bool.random(using: &numbers)
    let name = isAnimated ? "\(step) animated" : "\(step)"
    steps.append(depth == 0 ? name : "(\(name))")
    depth += 1
    perform(step, animated: isAnimated)
    depth -= 1
  }

  /// Adds to the last step what became of it.
  func say(_ detail: String) {
    steps.append(steps.removeLast() + " [\(detail)]")
  }

  private func perform(_ step: WalkStep, animated: Bool) {
    switch step {
    case .present, .dismissTop, .dismissAll, .dismissSomebody: present(step, animated)
    case .alert: showAlert(animated)
    case .answer: answerAlert()
    case .chooseDetent: chooseDetent(animated)
    case .push, .pop, .popToRoot, .replaceStack: changeStack(step, animated)
    case .select, .replaceTabs: changeTabs(step, animated)
    case .turnPages: turnPages(animated)
    case .changeFamily: changeFamily()
    case .switchContainer: switchContainer(animated)
    case .swapRoot: swapRoot()
    case .chooseAnimator: chooseAnimator()
    case .letGo: letGo()
    case .hook: hookSomebody()
    case .fingerDown, .fingerMove, .fingerUp: touch(step)
    case .changeInput: changeInput()
    case .raiseKeyboard, .dropKeyboard: moveKeyboard(step)
    case .resize: resize()
    case .turnDevice: turnDevice()
    case .darken: darken()
    case .background: goToBackground()
    case .turn: host.turn()
    case .wait: host.advance(by: Double.random(in: 0...0.6, using: &numbers))
    }
  }

  // MARK: - Knowing

  var root: UIViewController? { window.rootViewController }

  /// The controller at the top of the chain of presentations.
  var top: UIViewController? {
    var top = root
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private func swapRoot() {
    guard let guest = crew.guest(&numbers) else { return }
    if let root { formerRoots.append(root) }
    window.rootViewController = guest
  }
}
