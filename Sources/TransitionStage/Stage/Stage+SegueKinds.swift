package import UIKit

extension Stage {
  /// Performs a segue of one of the system's kinds: the source prepares it, and the host shows.
  ///
  /// - Parameters:
  ///   - kind: how the destination is shown.
  ///   - identifier: the segue's name, which it has in the trace too.
  ///   - animated: whether the storyboard lets it animate.
  package func performSegue(
    _ kind: SystemSegueKind, _ identifier: String, from source: UIViewController,
    to destination: UIViewController, animated: Bool = true
  ) {
    act {
      recorder.record(recorder.name(source), .performSegue, [.name(identifier)], by: .script)
      let segue = UIStoryboardSegue(
        identifier: identifier, source: source, destination: destination
      ) { Self.perform(kind, source, destination) }
      source.prepare(for: segue, sender: nil)
      host.acting(as: .host) {
        if animated { segue.perform() } else { UIView.performWithoutAnimation { segue.perform() } }
      }
    }
  }

  private static func perform(
    _ kind: SystemSegueKind, _ source: UIViewController, _ destination: UIViewController
  ) {
    switch kind {
    case .show: source.show(destination, sender: nil)
    case .showDetail: source.showDetailViewController(destination, sender: nil)
    case .popover:
      destination.modalPresentationStyle = .popover
      destination.popoverPresentationController?.sourceView = source.view
      source.present(destination, animated: UIView.areAnimationsEnabled)
    case .embed:
      source.addChild(destination)
      destination.view.frame = source.view.bounds.insetBy(dx: 20, dy: 200)
      source.view.addSubview(destination.view)
      destination.didMove(toParent: source)
    case .custom: source.present(destination, animated: false)
    }
  }
}
