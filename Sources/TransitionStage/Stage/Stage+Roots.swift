package import UIKit

extension Stage {
  /// Puts another root controller into the window, as an app does after a login, or none.
  ///
  /// - Parameters:
  ///   - root: the controller.
  ///   - animated: whether the window dissolves meanwhile, as apps let it.
  ///   - completion: runs when the new root is there.
  package func swapRoot(
    for root: UIViewController?, animated: Bool = false,
    then completion: (@MainActor () -> Void)? = nil
  ) {
    act {
      recorder.record(
        Recorder.windowName, .setRootViewController,
        [.name(root.map { recorder.name($0) } ?? "nil"), .animated(animated)], by: .script)
      if let root, let setRoot = subject.verbs.setRoot {
        expect(.setRoot, animated: animated)
        let completion = completion.map { handOver($0) }
        return installer.asSubject { setRoot(window, root, animated, completion) }
      }
      if subject.dismissesWithRoot { window.rootViewController?.dismiss(animated: false) }
      guard animated else {
        window.rootViewController = root
        completion?()
        return
      }
      UIView.transition(
        with: window, duration: 0.3, options: .transitionCrossDissolve,
        animations: { self.window.rootViewController = root },
        completion: completion.map { completion in { _ in completion() } })
    }
  }

  /// Takes away what the window shows, for good, as an app does with a part of it that is over: the window gets
  /// another root controller, and nobody keeps what served the old one.
  ///
  /// - Parameter root: what the window shows from then on.
  package func leave(for root: UIViewController) {
    act {
      recorder.record(
        Recorder.windowName, .setRootViewController,
        [.name(recorder.name(root)), .animated(false)], by: .script)
      window.rootViewController = root
    }
    settle()
    entrusted = []
    givenUp = []
    installer.letGo()
  }

  /// Asks a container of the system's for another content; the container's own method does it.
  ///
  /// - Parameters:
  ///   - place: what is to change, such as a column.
  ///   - content: what is to be there.
  ///   - change: calls the container's own method.
  package func replace(
    _ place: String, by content: UIViewController, in container: UIViewController,
    _ change: () -> Void
  ) {
    act {
      recorder.record(
        recorder.name(container), .replace, [.name(place), .name(recorder.name(content))],
        by: .script)
      change()
      container.setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// Asks a container of the system's to show what lies beside its main child, or to hide it.
  ///
  /// - Parameter change: calls the container's own method.
  package func setOpen(_ isOpen: Bool, _ container: UIViewController, _ change: () -> Void) {
    act {
      recorder.record(recorder.name(container), isOpen ? .open : .close, by: .script)
      change()
      container.setNeedsStatusBarAppearanceUpdate()
    }
  }
}
