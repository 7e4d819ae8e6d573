import UIKit

/// Controllers of screens of which a library has one for the whole app.
extension SubjectInstaller {
  /// Whether the subject brings one and the same controller of screens whenever it is asked for one.
  ///
  /// It is asked once more, so nothing may be watched any more.
  func handsOutAgain(_ controller: UIViewController) -> Bool {
    guard recorder.subjectsControllers.contains(controller) else { return false }
    return makes.contains { make in recorder.unseen { asSubject(make) } === controller }
  }

  /// How the subject makes controllers of screens, with screens of nobody's where it wants some.
  private var makes: [@MainActor () -> UIViewController] {
    var makes: [@MainActor () -> UIViewController] = []
    if let make = subject.parts.navigations?.ownNavigation {
      makes.append { make() }
    }
    if let make = subject.parts.selections?.ownTabs { makes.append { make() } }
    if let plan = subject.containerPlan() {
      makes.append {
        let screens = Self.standIns(plan.select == nil ? 1 : 3)
        let sides = Subject.SideScreens(plan.sides, Self.standIns(plan.sides.count))
        return plan.make(screens, sides)
      }
    }
    return makes
  }

  private static func standIns(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in UIViewController(nibName: nil, bundle: nil) }
  }
}
