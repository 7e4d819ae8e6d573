import AppearanceTrace
import UIKit

/// Writes how a screen takes part in a change whose coordinator is the subject's own.
@MainActor final class CoordinatorJournal {
  private let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  /// The coordinator's name, from the container that handed it out; none for one of the host's.
  func name(
    of coordinator: any UIViewControllerTransitionCoordinator, for screen: UIViewController
  ) -> String? {
    guard !recorder.host.isInternal(coordinator) else { return nil }
    let container = screen.parent ?? screen.presentingViewController ?? screen
    let owner = recorder.name(container)
    return recorder.cast.list("coordinator", after: owner, as: .coordinator(of: owner))
  }

  /// Writes a call between a coordinator and a screen.
  func note(
    _ method: Call.Method, _ coordinator: String, _ screen: UIViewController?,
    _ arguments: [Call.Argument] = []
  ) {
    guard let screen else { return }
    let call = Call(coordinator, method, [.name(recorder.name(screen))] + arguments)
    recorder.record(.call(call), mark: .crossing)
  }
}
