package import UIKit

extension Stage {
  /// Performs a segue as a storyboard does: it is made, the source prepares it, and it shows.
  ///
  /// The reference presents the destination, as the system's own kind does.
  ///
  /// - Parameter identifier: the segue's name, which it has in the trace too.
  package func performSegue(
    _ identifier: String, from source: UIViewController, to destination: UIViewController
  ) {
    act {
      recorder.record(recorder.name(source), .performSegue, [.name(identifier)], by: .script)
      perform(makeSegue(identifier, source, destination))
    }
  }

  /// Goes back past everything that lies above a controller.
  ///
  /// - Parameter source: where the way begins.
  package func unwind(from source: UIViewController, to destination: UIViewController) {
    act {
      let name = recorder.name(destination)
      recorder.record(
        recorder.name(source), .unwind, [Call.Argument("to", word: name)], by: .script)
      if case .segue(let plan) = subject.plan, let make = plan.unwind {
        perform(rig.asSubject { make("unwind", source, destination) })
      } else {
        host.acting(as: .host) { goBack(from: source, to: destination) }
      }
    }
  }

  private func makeSegue(
    _ identifier: String, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    guard case .segue(let plan) = subject.plan else {
      return ReferenceSegue(identifier: identifier, source: source, destination: destination)
    }
    return rig.asSubject { plan.make(identifier, source, destination) }
  }

  private func perform(_ segue: UIStoryboardSegue) {
    segue.source.prepare(for: segue, sender: nil)
    guard !(segue is any StageOwned) else { return host.acting(as: .host) { segue.perform() } }
    recorder.stage(
      .crossing(
        StageEvent.Crossing(
          object: segue, role: .segue, question: .performSegue, transition: nil,
          controller: segue.destination)), cause: .host)
    rig.asSubject { segue.perform() }
  }

  /// What the system does: the controllers above are dismissed in one go, then stacks are popped.
  private func goBack(from source: UIViewController, to destination: UIViewController) {
    if let presented = destination.presentedViewController, source !== destination {
      presented.presentingViewController?.dismiss(animated: true)
    }
    if let navigation = destination.navigationController,
      navigation.topViewController !== destination
    {
      navigation.popToViewController(destination, animated: true)
    }
  }
}

/// What the system's own kind of segue does: it presents.
private final class ReferenceSegue: UIStoryboardSegue, StageOwned {
  override func perform() { source.present(destination, animated: true) }
}
