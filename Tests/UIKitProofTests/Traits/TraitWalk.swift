import UIKit

/// A random walk of overrides, moves and looks through a tree of views and controllers.
///
/// Everybody who is told checks that it is told of a change, once, and after all above it have looked.
@MainActor final class TraitWalk {
  /// How many of each there are.
  private static let count = 7

  private var random: UInt64
  private(set) var ailments: [String] = []
  private let window = UIWindow()
  private var views: [WalkView] = []
  private var controllers: [WalkController] = []
  /// What is set over the level of each, by the object.
  private var levels: [ObjectIdentifier: Int] = [:]
  private var screenLevel = 0

  /// A trait whose values only the walk sets.
  struct Level: UITraitDefinition { static let defaultValue = 0 }

  init(seed: UInt64) {
    random = seed
    Headless.reset()
    controllers = (0..<Self.count).map { _ in WalkController(self) }
    views = (0..<Self.count).map { _ in WalkView(self) } + controllers.map(\.walkView)
    window.rootViewController = controllers[0]
    window.makeKeyAndVisible()
    Headless.settle()
  }

  /// Takes steps, and looks after each fifth whether all who are seen know what they should.
  func run(steps: Int) {
    for step in 1...steps where ailments.isEmpty {
      take(step)
      guard step.isMultiple(of: 5) else { continue }
      Headless.settle()
      for view in views where view.window != nil { check(view, at: "rest \(step)") }
    }
  }

  // MARK: - Steps

  private func take(_ step: Int) {
    switch roll(8) {
    case 0: set(over: controllers[roll(Self.count)])
    case 1: set(over: views[roll(views.count)])
    case 2: set(over: window)
    case 3: move(views[roll(views.count)])
    case 4: views[roll(views.count)].removeFromSuperview()
    case 5: lookAtOnce(views[roll(views.count)], step)
    case 6: views[roll(views.count)].layoutIfNeeded()
    default:
      screenLevel = roll(3)
      let level = screenLevel
      Headless.setTraits { $0[Level.self] = level }
    }
    if !views.contains(where: { $0.window != nil }) { window.addSubview(controllers[0].view) }
  }

  private func set(over object: some UITraitEnvironment) {
    let level = roll(4)
    func change(_ overrides: inout UITraitOverrides) {
      if level == 3 { overrides.remove(Level.self) } else { overrides[Level.self] = level }
    }
    if let view = object as? UIView { change(&view.traitOverrides) }
    if let controller = object as? UIViewController { change(&controller.traitOverrides) }
    levels[ObjectIdentifier(object)] = level == 3 ? nil : level
  }

  private func move(_ view: WalkView) {
    let target = views[roll(views.count)]
    guard !target.isDescendant(of: view) else { return }
    target.addSubview(view)
  }

  private func lookAtOnce(_ view: WalkView, _ step: Int) {
    view.updateTraitsIfNeeded()
    if view.window != nil { check(view, at: "look \(step)") }
  }

  private func roll(_ count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(count))
  }

  // MARK: - What should be

  /// The level that a view should know, found from the outside in.
  private func level(of view: UIView) -> Int {
    levels[ObjectIdentifier(view)] ?? view.nextController.map(level(of:)) ?? levelAround(view)
  }

  private func level(of controller: WalkController) -> Int {
    levels[ObjectIdentifier(controller)] ?? levelAround(controller.walkView)
  }

  private func levelAround(_ view: UIView) -> Int {
    view.superview.map(level(of:)) ?? screenLevel
  }

  private func check(_ view: WalkView, at place: String) {
    if view.traitCollection[Level.self] != level(of: view) { ailments.append("\(place): a view") }
    guard let controller = view.owner else { return }
    if controller.traitCollection[Level.self] != level(of: controller) {
      ailments.append("\(place): a controller")
    }
  }

  func wasTold(_ environment: some UITraitEnvironment, _ previous: Int?, after known: Int) {
    let now = environment.traitCollection[Level.self]
    if previous != known { ailments.append("told of \(previous ?? -1), and knew \(known)") }
    if now == known { ailments.append("told of no change") }
    let view = environment as? WalkView
    let controller = environment as? WalkController
    guard (view ?? controller?.walkView)?.window != nil else { return }
    let expected = view.map { level(of: $0) } ?? controller.map { level(of: $0) }
    if now != expected { ailments.append("told before all above had looked") }
  }
}

extension UIView {
  fileprivate var nextController: WalkController? { (self as? WalkView)?.owner }
}

/// A view of the walk.
final class WalkView: UIView {
  private weak var walk: TraitWalk?
  weak var owner: WalkController?
  private var known = 0

  init(_ walk: TraitWalk) {
    self.walk = walk
    super.init(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    walk?.wasTold(self, previousTraitCollection?[TraitWalk.Level.self], after: known)
    known = traitCollection[TraitWalk.Level.self]
  }
}

/// A controller of the walk.
final class WalkController: UIViewController {
  private weak var walk: TraitWalk?
  let walkView: WalkView
  private var known = 0

  init(_ walk: TraitWalk) {
    self.walk = walk
    walkView = WalkView(walk)
    super.init(nibName: nil, bundle: nil)
    walkView.owner = self
    view = walkView
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    walk?.wasTold(self, previousTraitCollection?[TraitWalk.Level.self], after: known)
    known = traitCollection[TraitWalk.Level.self]
  }
}
