package import UIKit

/// A kind of segue that a storyboard knows beside presenting, pushing and those of the app's own.
package enum SegueKind: String, Sendable, CaseIterable {
  /// The containers around the source decide; a navigation pushes.
  case show
  /// A split view puts the destination into its second column; without one, it is presented.
  case showDetail = "show-detail"
  /// The destination is presented in a popover.
  case popover
  /// The destination becomes a child of the source.
  case embed
  /// A class of the app's own; here one that presents at once.
  case custom
}

extension Stage {
  /// Performs a segue of one of the system's kinds: the source prepares it, and the host shows.
  ///
  /// - Parameters:
  ///   - kind: how the destination is shown.
  ///   - identifier: the segue's name, which it has in the trace too.
  ///   - animated: whether the storyboard lets it animate.
  package func performSegue(
    _ kind: SegueKind, _ identifier: String, from source: UIViewController,
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
    _ kind: SegueKind, _ source: UIViewController, _ destination: UIViewController
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
