package import UIKit

extension Stage {
  /// Performs a segue as a storyboard does: it is made, the source prepares it, and it shows.
  ///
  /// - Parameters:
  ///   - identifier: the segue's name, which it has in the trace too.
  ///   - route: how the reference shows the destination, as the system's own kinds do.
  ///   - animated: whether the storyboard lets it animate.
  package func performSegue(
    _ identifier: String, from source: UIViewController, to destination: UIViewController,
    by route: Subject.SegueRoute = .present, animated: Bool = true
  ) {
    act {
      recorder.record(recorder.name(source), .performSegue, [.name(identifier)], by: .script)
      let segue = makeSegue(identifier, source, destination, route)
      prepare(segue)
      if animated { perform(segue) } else { UIView.performWithoutAnimation { perform(segue) } }
    }
  }

  /// Goes back past everything that lies above a controller.
  ///
  /// - Parameters:
  ///   - source: where the way begins.
  ///   - route: how the reference shows what it goes back to.
  package func unwind(
    from source: UIViewController, to destination: UIViewController,
    by route: Subject.SegueRoute = .present
  ) {
    act {
      let name = recorder.name(destination)
      recorder.record(
        recorder.name(source), .unwind, [Call.Argument("to", word: name)], by: .script)
      if let plan, let make = plan.unwind {
        let segue = installer.asSubject { make(Self.unwindName, source, destination) }
        prepare(segue)
        return perform(segue)
      }
      if let action = plan?.unwindAction {
        let segue = UIStoryboardSegue(
          identifier: Self.unwindName, source: source, destination: destination)
        installer.asSubject { action(segue) }
      }
      host.acting(as: .host) { goBack(from: source, to: destination, by: route) }
    }
  }

  private static let unwindName = "unwind"

  private var plan: Subject.SeguePlan? {
    subject.parts.segues?.segues
  }

  private func makeSegue(
    _ identifier: String, _ source: UIViewController, _ destination: UIViewController,
    _ route: Subject.SegueRoute
  ) -> UIStoryboardSegue {
    guard let plan else {
      return ReferenceSegue(route, identifier: identifier, source: source, destination: destination)
    }
    let segue = installer.asSubject { plan.make(identifier, source, destination) }
    if plan.isOfSystemsKind { host.letPerform(segue, asPush: plan.route.pushes) }
    return segue
  }

  private func prepare(_ segue: UIStoryboardSegue) {
    segue.source.prepare(for: segue, sender: nil)
    if let prepare = plan?.prepare { installer.asSubject { prepare(segue) } }
  }

  private func perform(_ segue: UIStoryboardSegue) {
    guard !(segue is any StageOwned) else { return host.acting(as: .host) { segue.perform() } }
    recorder.stage(
      .call(StageEvent.Call(.asked(segue, as: .segue, transition: nil), .perform)), cause: .host)
    installer.asSubject { segue.perform() }
  }

  /// What the system does: the controllers above are dismissed in one go, then stacks are popped.
  private func goBack(
    from source: UIViewController, to destination: UIViewController, by route: Subject.SegueRoute
  ) {
    let isAnimated = UIView.areAnimationsEnabled && !route.isUnanimated
    if let presented = destination.presentedViewController, source !== destination,
      !presented.isBeingDismissed
    {
      presented.presentingViewController?.dismiss(animated: isAnimated)
    }
    if let navigation = destination.navigationController,
      navigation.topViewController !== destination
    {
      navigation.popToViewController(destination, animated: isAnimated)
    }
  }
}

/// What the system's own kinds of segues do: it presents or pushes.
private final class ReferenceSegue: UIStoryboardSegue, StageOwned {
  private let route: Subject.SegueRoute

  init(
    _ route: Subject.SegueRoute, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) {
    self.route = route
    super.init(identifier: identifier, source: source, destination: destination)
  }

  override func perform() {
    let isAnimated = UIView.areAnimationsEnabled
    let navigation = source.navigationController
    switch route {
    case .present: source.present(destination, animated: isAnimated)
    case .presentUnanimated: source.present(destination, animated: false)
    case .push: navigation?.pushViewController(destination, animated: isAnimated)
    case .pushUnanimated: navigation?.pushViewController(destination, animated: false)
    }
  }
}
