package import UIKit

/// A screen of the cast: it has a look of its own for the status bar, and takes part in transitions.
///
/// As a careful screen does, it asks the coordinator to run a block beside each change that concerns
/// it, and another when the change is over.
package final class StageController: UIViewController {
  private let statusBarStyle: UIStatusBarStyle
  private let hidesStatusBar: Bool
  /// What writes how the screen takes part in changes of the subject's own.
  var journal: CoordinatorJournal?
  /// What this screen does when it has appeared for the first time from now on.
  var onArrival: (() -> Void)?

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - statusBarStyle: how the status bar looks while this screen decides.
  ///   - hidesStatusBar: whether the bar is hidden meanwhile.
  package init(_ statusBarStyle: UIStatusBarStyle, hidesStatusBar: Bool = false) {
    self.statusBarStyle = statusBarStyle
    self.hidesStatusBar = hidesStatusBar
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    statusBarStyle = .default
    hidesStatusBar = false
    super.init(coder: coder)
  }

  /// The child that decides the status bar in this screen's stead.
  package weak var statusBarChild: UIViewController?

  package override var childForStatusBarStyle: UIViewController? { statusBarChild }
  package override var childForStatusBarHidden: UIViewController? { statusBarChild }
  package override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }
  package override var prefersStatusBarHidden: Bool { hidesStatusBar }
  package override var canBecomeFirstResponder: Bool { true }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    takePart()
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let act = onArrival
    onArrival = nil
    act?()
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    takePart()
  }

  private func takePart() {
    guard let coordinator = transitionCoordinator else { return }
    if let journal, let name = journal.name(of: coordinator, for: self) {
      return takePart(in: coordinator, name, journal)
    }
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    if coordinator.initiallyInteractive {
      coordinator.notifyWhenInteractionChanges { _ in }
    }
  }

  /// Takes part in a change whose coordinator the host knows nothing of.
  private func takePart(
    in coordinator: any UIViewControllerTransitionCoordinator, _ name: String,
    _ journal: CoordinatorJournal
  ) {
    journal.note(.animateAlongsideTransition, name, self)
    coordinator.animate(
      alongsideTransition: { [weak self] _ in journal.note(.alongside, name, self) },
      completion: { [weak self] context in
        journal.note(
          .alongsideCompletion, name, self,
          [Call.Argument("isCancelled", flag: context.isCancelled)])
      })
  }
}
