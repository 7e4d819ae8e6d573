import UIKit

/// The screens and the controllers of them that a subject brings along.
extension SubjectInstaller {
  /// Makes the subject's screen for a role; none where it leaves that to the stage.
  ///
  /// - Parameter presenter: who presents it, where it is presented.
  /// - Returns: the screen, which has no name yet, and what happened to it while it was made.
  func makeScreen(
    _ role: Subject.ScreenRole, over presenter: UIViewController?
  ) -> (screen: UIViewController, beginnings: [StageEvent])? {
    if let participant = subject.parts.screens,
      let make = participant.screen(role, over: presenter)
    {
      let made = recorder.making { asSubject(make) }
      recorder.subjectsControllers.insert(made.screen)
      recorder.subjectsScreens.insert(made.screen)
      host.entrustToSubject(made.screen)
      if role == .presenter { self.presenter = made.screen }
      return made
    }
    guard let make = subject.screens else { return nil }
    var isBrought = false
    let made = recorder.making {
      let screen = host.acting(as: .script) { make(role) }
      isBrought = screen != nil
      return screen ?? UIViewController(nibName: nil, bundle: nil)
    }
    guard isBrought else { return nil }
    host.entrust(made.screen, to: .script)
    return made
  }

  /// Makes a navigation controller of the subject's own; none where it changes what the stage's does.
  func makeNavigation() -> UINavigationController? {
    subject.parts.navigations?.ownNavigation.map(bring)
  }

  /// Makes a tab bar controller of the subject's own; none where it changes what the stage's does.
  func makeTabs() -> UITabBarController? {
    subject.parts.selections?.ownTabs.map(bring)
  }

  /// Makes a container that answers for what it does, and has no name yet.
  func bring<Container: UIViewController>(_ make: @MainActor () -> Container) -> Container {
    let container = recorder.unseen { asSubject(make) }
    recorder.subjectsControllers.insert(container)
    host.entrustToSubject(container)
    return container
  }
}
