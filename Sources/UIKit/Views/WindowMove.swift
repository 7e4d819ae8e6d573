/// The move of a view, and of all in it, into or out of a window.
///
/// Only the topmost controllers among the views that move are told by the window; those below are
/// told by their parents (facts CC-05 to CC-10; that the topmost counts is inferred from CC-07 and
/// CC-08).
///
/// The view is given at each step, by who keeps it anyway.
@MainActor struct WindowMove {
  private let changesWindow: Bool
  /// The window that it leaves and the one that it comes into, where those are not the same. Both are kept until
  /// the views have been told: whoever hears of it may let go of a window that others are still tied to.
  private let source, target: UIWindow?

  /// - Parameters:
  ///   - source: the window that the view lies in; who keeps the view keeps it as long as it lies there.
  ///   - target: the window of the view that it comes into, if it does; the same.
  init(from source: Unmanaged<UIWindow>?, to target: Unmanaged<UIWindow>?) {
    changesWindow = source?.toOpaque() != target?.toOpaque()
    self.source = changesWindow ? source?.takeUnretainedValue() : nil
    self.target = changesWindow ? target?.takeUnretainedValue() : nil
  }

  /// Tells the views and the controllers, before the view moves.
  func announce(_ view: UIView) {
    guard changesWindow else { return }
    view.willMoveSubtree(toWindow: target)
    if let controller = view.controller {
      tell(controller)
    } else if !view.subviews.isEmpty {
      for controller in view.topmostControllers { tell(controller) }
    }
  }

  private func tell(_ controller: UIViewController) {
    controller.rootViewWillMove(fromWindow: source != nil, toWindow: target != nil)
  }

  /// Ties the views to the window in which they are now, and tells them, after the view moved.
  func conclude(_ view: UIView) {
    withExtendedLifetime((source, target)) { view.takeWindow() }
    if changesWindow, !view.isInWindow { World.current.animations.lookForInterrupted() }
  }
}

extension UIView {
  /// The controllers in this subtree that no other controller of the subtree lies above.
  fileprivate var topmostControllers: [UIViewController] {
    if let controller { return [controller] }
    return subviews.flatMap(\.topmostControllers)
  }

  fileprivate func willMoveSubtree(toWindow window: UIWindow?) {
    Steps.take()
    willMove(toWindow: window)
    guard !subviews.isEmpty else { return }
    for view in subviews { view.willMoveSubtree(toWindow: window) }
  }

  /// Loses a window that is no more; nobody is told.
  func forgetWindow() {
    storedWindow = nil
    for view in subviews { view.forgetWindow() }
  }

  /// Who is in no window has no input any more, a controller as little as its view.
  private func endInput() {
    // Most often nobody has it.
    guard let responder = World.current.firstResponder,
      responder === self || responder === controller
    else { return }
    responder.loseInput()
  }

  /// Ties this subtree to the window that it lies in now.
  ///
  /// A callback may move this view, or others of the subtree, elsewhere: each looks for itself.
  fileprivate func takeWindow() {
    let window = superviewReference?.takeUnretainedValue().windowReference
    Steps.take()
    guard windowReference?.toOpaque() != window?.toOpaque() else { return }
    windowReference = window
    // Out of a window nobody above knew of a look at traits, or has forgotten it in a layout.
    if traitDebt.isAny { passTraitDebtUp() }
    if window == nil { endInput() }
    didMoveToWindow()
    guard !subviews.isEmpty else { return }
    for view in subviews { view.takeWindow() }
  }
}
