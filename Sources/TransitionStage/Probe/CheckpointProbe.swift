import AppearanceTrace
import UIKit

/// Takes the state of the hierarchy at a quiet moment, in the names of the recorder.
@MainActor struct CheckpointProbe {
  let recorder: Recorder
  let window: UIWindow

  /// The state now.
  ///
  /// - Parameters:
  ///   - leaked: the names of objects that should be gone.
  ///   - pending: what is still to happen, a line each.
  func checkpoint(leaked: [String] = [], pending: [String] = []) -> Checkpoint {
    recorder.nameStandingContainers()
    let controllers = recorder.controllers.compactMap(\.object)
    return Checkpoint(
      tree: nodes(of: window),
      containment: controllers.compactMap(containment),
      presentations: controllers.compactMap(presentation),
      appearances: recorder.controllers.compactMap { controller in
        guard controller.object != nil, let phase = controller.phase else { return nil }
        return Checkpoint.Appearance(controller.name, phase)
      },
      statusBar: recorder.look(recorder.host.statusBar),
      firstResponder: recorder.host.firstResponder.flatMap { recorder.name($0) },
      properties: properties(of: window),
      leaked: leaked, pending: pending)
  }

  /// The concerned views from here inward; what lies in others moves up.
  private func nodes(of view: UIView) -> [Checkpoint.ViewNode] {
    let children = view.subviews.flatMap(nodes)
    guard let name = recorder.name(view) else { return children }
    return [Checkpoint.ViewNode(name, children)]
  }

  private func properties(of view: UIView) -> [Checkpoint.Property] {
    var properties: [Checkpoint.Property] = []
    if !(view is UIWindow), let name = recorder.name(view) {
      properties = ViewProperty.deviations(of: view, in: window).map {
        Checkpoint.Property(name, $0)
      }
    }
    return properties + view.subviews.flatMap { self.properties(of: $0) }
  }

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
