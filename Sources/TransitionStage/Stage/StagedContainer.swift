package import UIKit

/// A container on the stage, the subject's own or the reference for one, and what the script asks of it.
@MainActor package struct StagedContainer {
  package let controller: UIViewController
  private let plan: Subject.ContainerPlan
  private let installer: SubjectInstaller
  /// The names, in the trace, of what lay at the sides when the container was made.
  private let sideNames: [String]

  /// Makes the container that a plan describes.
  ///
  /// - Parameters:
  ///   - plan: how it is made and used.
  ///   - screens: what it shows one at a time.
  ///   - sides: what lies at its sides, in the order in which the plan declares them.
  package init(
    _ plan: Subject.ContainerPlan, of screens: [UIViewController],
    beside sides: [UIViewController] = [], on installer: SubjectInstaller
  ) {
    self.plan = plan
    self.installer = installer
    sideNames = sides.map { installer.recorder.name($0) }
    controller = installer.makeContainer(
      plan, of: screens, beside: Subject.SideScreens(plan.sides, sides))
  }

  /// Hands the container an animator of the stage's, which tells of what it is told.
  ///
  /// - Returns: false where the container takes none.
  @discardableResult
  package func adoptObserver() -> Bool {
    guard let adopt = plan.adopt else { return false }
    let observer = ObservingAnimator(installer.recorder)
    installer.recorder.introduce(observer, as: "witness", playing: .observer)
    installer.asSubject { adopt(controller, observer) }
    return true
  }

  /// Lets the container show the child at an index.
  package func select(_ index: Int, animated: Bool) {
    note(.select, [.name(String(index)), .animated(animated)])
    installer.byWhoAnswers { plan.select?(controller, index, animated) }
  }

  /// Lets a stack lay a screen upon its others; the trace tells that the place is selected at which it lies.
  package func push(_ screen: UIViewController, at place: Int, animated: Bool) {
    note(.select, [.name(String(place)), .animated(animated)])
    installer.byWhoAnswers { plan.push?(controller, screen, animated) }
  }

  /// Lets a stack take its top away; the trace tells that the place below is selected.
  ///
  /// - Parameter place: where the one lies that is at the top then; the first where there is none below.
  package func pop(to place: Int, animated: Bool) {
    note(.select, [.name(String(place)), .animated(animated)])
    installer.byWhoAnswers { plan.pop?(controller, animated) }
  }

  /// Lets the container put another child at an index.
  package func replace(_ index: Int, by child: UIViewController, animated: Bool) {
    note(
      .replace, [.name(String(index)), .name(installer.recorder.name(child)), .animated(animated)])
    installer.byWhoAnswers { plan.replace?(controller, index, child, animated) }
  }

  /// Lets the container put something else at one of its sides.
  ///
  /// - Parameter place: which of the sides that the plan declares.
  package func replaceSide(at place: Int = 0, by screen: UIViewController, animated: Bool) {
    guard plan.sides.indices.contains(place), sideNames.indices.contains(place) else { return }
    note(
      .replace,
      [.name(sideNames[place]), .name(installer.recorder.name(screen)), .animated(animated)])
    installer.byWhoAnswers {
      plan.replaceSide?(controller, plan.sides[place], screen, animated)
    }
  }

  /// Lets the container show what lies at one of its sides, or hide it.
  ///
  /// The trace names the side where it is not the first.
  ///
  /// - Parameter place: which of the sides that the plan declares.
  package func setOpen(_ isOpen: Bool, at place: Int = 0, animated: Bool) {
    guard plan.sides.indices.contains(place), sideNames.indices.contains(place) else { return }
    let side: [Call.Argument] = place == 0 ? [] : [.name(sideNames[place])]
    note(isOpen ? .open : .close, side + [.animated(animated)])
    let move = isOpen ? plan.open : plan.close
    installer.byWhoAnswers { move?(controller, plan.sides[place], animated) }
  }

  private func note(_ method: Call.Method, _ arguments: [Call.Argument]) {
    installer.recorder.record(installer.recorder.name(controller), method, arguments, by: .script)
  }
}

extension SubjectInstaller {
  /// Makes a container; the subject's own is listened to, and answers for what it does.
  fileprivate func makeContainer(
    _ plan: Subject.ContainerPlan, of screens: [UIViewController],
    beside sides: Subject.SideScreens
  ) -> UIViewController {
    guard !subject.isReference else { return plan.make(screens, sides) }
    let container = bring { plan.make(screens, sides) }
    listen(to: container, about: container)
    return container
  }
}
