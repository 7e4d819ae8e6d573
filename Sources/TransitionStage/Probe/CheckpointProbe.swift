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
    var state = Checkpoint(busy: busy, leaked: leaked, running: running, pending: pending)
    let bar = recorder.look(recorder.host.statusBar)
    let fresh = recorder.look(recorder.host.freshStatusBar)
    state.statusBar = bar
    state.overdueStatusBar = fresh == bar ? nil : fresh
    let windows = windows
    for window in windows { addNodes(of: window, to: &state.tree) }
    addControllers(to: &state)
    if let responder = recorder.host.firstResponder {
      state.firstResponder = recorder.name(responder)
    }
    state.keyWindow = keyWindow
    state.ignoringInteraction = recorder.host.ignoreDepth
    state.reachable = reachable
    for window in windows { addProperties(of: window, to: &state.properties) }
    return state
  }

  // MARK: - Controllers

  /// Adds how things stand with the controllers that live; by kind, since objects get names in that order.
  private func addControllers(to state: inout Checkpoint) {
    let living = recorder.livingControllers
    for controller in living {
      if let entry = containment(of: controller) { state.containment.append(entry) }
    }
    for controller in living {
      if let entry = presentation(by: controller) { state.presentations.append(entry) }
    }
    for controller in living {
      if let entry = selection(in: controller) { state.selections.append(entry) }
    }
    for controller in living where hidesBottomBar(controller) {
      state.hidingBottomBar.append(recorder.name(controller))
    }
    for controller in living {
      if let entry = barItems(of: controller) { state.barItems.append(entry) }
    }
    for controller in recorder.controllers {
      guard let phase = controller.phase, controller.object != nil else { continue }
      state.appearances.append(Checkpoint.Appearance(controller.name, phase))
    }
  }

  private func containment(of parent: UIViewController) -> Checkpoint.Containment? {
    let children = parent.children
    guard !children.isEmpty else { return nil }
    return Checkpoint.Containment(recorder.name(parent), recorder.names(of: children))
  }

  private func presentation(by presenter: UIViewController) -> Checkpoint.Presentation? {
    guard let presented = presenter.presentedViewController,
      presented.presentingViewController === presenter
    else { return nil }
    return Checkpoint.Presentation(recorder.name(presenter), recorder.name(presented))
  }
}
