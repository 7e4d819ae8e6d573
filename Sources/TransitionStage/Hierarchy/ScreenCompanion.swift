import TransitionVocabulary
import UIKit

/// What a careful screen does beside its own code.
///
/// It asks the coordinator to run a block beside each change that concerns it, and another when the change
/// is over; and it does on its arrival what a script wants of it.
@MainActor final class ScreenCompanion {
  @Unkept private var screen: UIViewController?
  /// What writes how the screen takes part in changes of the subject's own.
  var journal: CoordinatorJournal?
  /// What is done when the screen has appeared for the first time from now on.
  var onArrival: (() -> Void)?

  /// What is done each time that the screen is told that it will appear.
  var onEachAppearance: (() -> Void)?

  init(of screen: UIViewController) {
    self.screen = screen
  }

  /// Follows a callback that the screen has got.
  func follow(_ callback: EventKind) {
    switch callback {
    case .viewWillAppear:
      onEachAppearance?()
      takePart()
    case .viewWillDisappear: takePart()
    case .viewDidAppear: arrive()
    default: break
    }
  }

  private func arrive() {
    let act = onArrival
    onArrival = nil
    act?()
  }

  private func takePart() {
    guard let screen, let coordinator = screen.transitionCoordinator else { return }
    if let journal, let name = journal.name(of: coordinator, for: screen) {
      return takePart(in: coordinator, name, journal, screen)
    }
    coordinator.animate(alongsideTransition: { _ in }, completion: { _ in })
    if coordinator.initiallyInteractive {
      coordinator.notifyWhenInteractionChanges { _ in }
    }
  }

  /// Takes part in a change whose coordinator the host knows nothing of.
  private func takePart(
    in coordinator: any UIViewControllerTransitionCoordinator, _ name: String,
    _ journal: CoordinatorJournal, _ screen: UIViewController
  ) {
    journal.note(.animateAlongsideTransition, name, screen)
    coordinator.animate(
      alongsideTransition: { [weak screen] _ in journal.note(.alongside, name, screen) },
      completion: { [weak screen] context in
        journal.note(
          .alongsideCompletion, name, screen,
          [Call.Argument("isCancelled", flag: context.isCancelled)])
      })
  }
}
