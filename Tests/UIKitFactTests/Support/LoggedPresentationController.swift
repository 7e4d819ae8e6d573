import UIKit

/// A presentation controller that writes its hooks.
final class LoggedPresentationController: UIPresentationController {
  var log: CallbackLog?
  var removesPresenter = false
  /// Where the presented view lies; none for all of the container.
  var frame: CGRect?
  /// What is done in a hook, by its name, after it is written.
  var hooks: [String: () -> Void] = [:]

  private func write(_ text: String) {
    log?.add("PC.\(text)")
    hooks[String(text.prefix { $0 != "(" })]?()
  }

  override var shouldRemovePresentersView: Bool {
    hooks["shouldRemovePresentersView"]?()
    return removesPresenter
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    frame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() { write("presentationTransitionWillBegin") }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    write("presentationTransitionDidEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() { write("dismissalTransitionWillBegin") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    write("dismissalTransitionDidEnd(\(completed))")
  }

  override func containerViewWillLayoutSubviews() { write("containerViewWillLayoutSubviews") }
  override func containerViewDidLayoutSubviews() { write("containerViewDidLayoutSubviews") }
}
