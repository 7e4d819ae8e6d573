import AppearanceTrace
import UIKit

/// Takes the state of the hierarchy at a quiet moment, in the names of the recorder.
@MainActor struct CheckpointProbe {
  let recorder: Recorder
  let window: UIWindow
  /// The names of what says of itself that it is busy.
  let busy: [String]
  /// The index that the subject takes to be selected in a tab bar controller, where it says so.
  let keptIndex: @MainActor (UITabBarController) -> Int?

  /// The state now.
  ///
  /// - Parameters:
  ///   - leaked: the names of objects that should be gone.
  ///   - running: what goes on though nobody waits for it, a line each.
  ///   - pending: what is still to happen, a line each.
  func checkpoint(
    leaked: [String] = [], running: [String] = [], pending: [String] = []
  ) -> Checkpoint {
    recorder.nameStandingContainers()
    let controllers = recorder.controllers.compactMap(\.object)
    let bar = recorder.look(recorder.host.statusBar)
    let fresh = recorder.look(recorder.host.freshStatusBar)
    return Checkpoint(
      tree: windows.flatMap(nodes),
      containment: controllers.compactMap(containment),
      presentations: controllers.compactMap(presentation),
      selections: controllers.compactMap(selection),
      hidingBottomBar: controllers.filter(hidesBottomBar).map { recorder.name($0) },
      barItems: controllers.compactMap(barItems),
      appearances: recorder.controllers.compactMap { controller in
        guard controller.object != nil, let phase = controller.phase else { return nil }
        return Checkpoint.Appearance(controller.name, phase)
      },
      statusBar: bar,
      overdueStatusBar: fresh == bar ? nil : fresh,
      firstResponder: recorder.host.firstResponder.flatMap { recorder.name($0) },
      keyWindow: keyWindow,
      ignoringInteraction: recorder.host.ignoreDepth,
      busy: busy,
      reachable: reachable,
      properties: windows.flatMap(properties),
      leaked: leaked, running: running, pending: pending)
  }

  // MARK: - Controllers

  private func containment(of parent: UIViewController) -> Checkpoint.Containment? {
    guard !parent.children.isEmpty else { return nil }
    return Checkpoint.Containment(
      recorder.name(parent), parent.children.map { recorder.name($0) })
  }

  private func presentation(by presenter: UIViewController) -> Checkpoint.Presentation? {
    guard let presented = presenter.presentedViewController,
      presented.presentingViewController === presenter
    else { return nil }
    return Checkpoint.Presentation(recorder.name(presenter), recorder.name(presented))
  }
}
