public import Foundation

/// Something that has content and lets others know of its size and its traits.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content likes to have.
  var preferredContentSize: CGSize { get }
  /// Told that a child likes another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Told that constraints give a child another size; nobody is told here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child will have in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Told that the view's size will change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Told that traits will change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Tells whoever holds or presents this controller that it likes another size.
  final func announcePreferredSize(insteadOf old: CGSize) {
    guard preferredContentSize != old else { return }
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    ownPresentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Tells this controller of a new size, and the observer before, whatever subclasses do; what its own method
  /// does then it answers for.
  final func tellNewSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let world = World.current
    world.report(.told(self, .viewWillTransition, [.init("to", .size(size))]))
    world.toldOfSize = self
    world.causeOfSize = world.cause
    answering { viewWillTransition(to: size, with: coordinator) }
    if world.toldOfSize === self { world.toldOfSize = nil }
  }

  /// Hands a new size on to the children, and then to what is presented; who does not call it keeps the
  /// message from all of them (SZ-02).
  final func forwardSizeChange(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let world = World.current
    var cause = world.cause
    if world.toldOfSize === self {
      world.toldOfSize = nil
      // To pass a size on is the doing of whoever gave it, in whatever method.
      cause = world.causeOfSize
    } else {
      world.report(.told(self, .viewWillTransition, [.init("to", .size(size))]))
    }
    world.acting(as: cause) {
      for child in children {
        let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
        child.tellNewSize(size, with: coordinator)
      }
    }
    presentation?.tellNewSize(size, with: coordinator)
  }

  /// Hands traits on as sizes are (SZ-05): to each child those that it will have, unless what is set over
  /// them lets its size classes be as they are. (The latter is inferred.)
  final func forwardTraitChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let coming = child.overriding(traits)
      let isSame = coming.hasSameSizeClasses(as: child.overriding(self.traits.known))
      guard coming === traits || !isSame else { continue }
      child.willTransition(to: coming, with: coordinator)
    }
    guard let controller = presentation?.controller else { return }
    let outer = (coordinator as? ResizeCoordinator)?.comingTraits ?? traits
    controller.willTransition(to: controller.overriding(outer), with: coordinator)
  }
}

extension ActivePresentation {
  /// Tells the presentation controller of a new size: that of the window's change, or, in a context
  /// that its container resizes by itself, the presenter's. (The latter is inferred.)
  fileprivate func tellNewSize(
    _ presentersSize: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if let resize = coordinator as? ResizeCoordinator {
      controller.viewWillTransition(
        to: resize.newSize(of: container.bounds.size), with: coordinator)
    } else if style.playsInContext {
      controller.viewWillTransition(to: presentersSize, with: coordinator)
    }
  }
}

extension UIPresentationController: UIContentContainer {
  final func forwardSizeChange(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    let size = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    presented.tellNewSize(size, with: coordinator)
  }

  final func forwardTraitChange(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let presented = presentedViewController
    presented.willTransition(to: presented.overriding(traits), with: coordinator)
  }
}
