import CoreGraphics
import Foundation
import VirtualTime

/// A change of the screen's size, and of all windows that fill it.
///
/// Controllers hear of it before, with a coordinator: the root first, each with its children, then
/// the presentation controller of what it presents, which hands it on (SZ-02). Then size, traits and layout
/// change in one animation, beside which the coordinator's blocks run. (That children come before what is presented is
/// inferred.)
@MainActor struct Resize {
  private let old: CGSize
  private let new: CGSize
  private let duration: TimeInterval
  private let tellsSizes: Bool
  private let coordinators: [(window: UIWindow, coordinator: ResizeCoordinator)]

  /// - Parameter tellsSizes: whether controllers hear of the size beforehand; of a turn that is forced they
  ///   do not (SZ-08, RL-02), and nothing is animated.
  init(to size: CGSize, over duration: TimeInterval, tellsSizes: Bool = true) {
    let world = World.current
    old = world.screenSize
    new = size
    self.duration = duration
    self.tellsSizes = tellsSizes
    coordinators = world.windows.filter { $0.frame.size == world.screenSize }
      .map { window in
        (window, ResizeCoordinator(in: window, from: world.screenSize, to: size, during: duration))
      }
  }

  func perform() {
    let world = World.current
    let traits = UITraitCollection.ofScreen(new, in: world)
    world.resizes = coordinators.map(\.coordinator)
    for (window, coordinator) in coordinators {
      window.announceTraits(on: traits, with: coordinator)
      if tellsSizes { window.rootViewController?.tellNewSize(new, with: coordinator) }
    }
    guard !world.isHalted else { return }
    guard !tellsSizes else { return animate() }
    change()
    world.turns.enqueue { end() }
  }

  private func animate() {
    let animations = World.current.animations
    let plan = AnimationPlan(
      duration: TimeSpan(seconds: duration), takesTimeAnyway: true, isOfSurroundings: true)
    animations.animate(plan, completion: { _ in self.end() }) { change() }
  }

  private func change() {
    let world = World.current
    EnvironmentChange.perform {
      world.screenSize = new
      for (window, _) in coordinators {
        window.frame = CGRect(origin: window.frame.origin, size: new)
      }
      world.spreadTraits()
      world.keyboard.groundChanged()
      for (window, coordinator) in coordinators {
        for presentation in window.rootViewController?.presentationsAbove ?? [] {
          presentation.adaptAgain(beside: coordinator)
          presentation.follow(from: old, to: new)
        }
      }
    }
    for (window, coordinator) in coordinators {
      if tellsSizes { window.layoutIfNeeded() }
      coordinator.runAlongside()
    }
  }

  private func end() {
    let world = World.current
    world.resizes.removeAll { ended in coordinators.contains { $0.coordinator === ended } }
    for (_, coordinator) in coordinators { coordinator.end() }
  }
}

extension UIViewController {
  /// The presentations by this controller, by those in it, and by those that these show; lowest first.
  final var presentationsAbove: [ActivePresentation] {
    let own = presentation.map { [$0] + $0.presented.presentationsAbove } ?? []
    return own + children.flatMap(\.presentationsAbove)
  }
}

extension ActivePresentation {
  /// Follows a change of the window's size: the system's styles place the view anew, and a presenter's
  /// view that was taken away will find its place changed as much as the window, or where the presentation
  /// that brought the presenter says.
  fileprivate func follow(from old: CGSize, to new: CGSize) {
    homeFrameByWindow.size = homeFrameByWindow.size.growing(from: old, to: new)
    if let below = presenter?.ownPresentationInForce?.controller,
      let view = below.presentedView, view === presenter?.storedView
    {
      homeFrameByWindow = below.frameOfPresentedViewInContainerView
    }
    guard phase == .presented, controller is any HostOwned else { return }
    (controller as? UIPopoverPresentationController)?.reposition()
    controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
  }
}

extension CGSize {
  /// This size, changed as much as another one changes, and never negative.
  func growing(from old: CGSize, to new: CGSize) -> CGSize {
    CGSize(
      width: max(0, width + new.width - old.width),
      height: max(0, height + new.height - old.height))
  }
}
