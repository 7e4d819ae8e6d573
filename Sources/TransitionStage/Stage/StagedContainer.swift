package import UIKit

/// A container on the stage, the subject's own or the reference for one, and what the script asks of it.
@MainActor package struct StagedContainer {
  package let controller: UIViewController
  private let plan: Subject.ContainerPlan
  private let installer: SubjectInstaller

  /// Makes the container that a plan describes.
  ///
  /// - Parameters:
  ///   - plan: how it is made and used.
  ///   - children: what it contains; where it opens, the last is what lies beside the others.
  package init(
    _ plan: Subject.ContainerPlan, of children: [UIViewController], on installer: SubjectInstaller
  ) {
    self.plan = plan
    self.installer = installer
    controller = installer.makeContainer(plan, of: children)
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
    installer.byWhoAnswers { plan.select(controller, index, animated) }
  }

  /// Lets the container put another child at an index.
  package func replace(_ index: Int, by child: UIViewController, animated: Bool) {
    note(
      .replace, [.name(String(index)), .name(installer.recorder.name(child)), .animated(animated)])
    installer.byWhoAnswers { plan.replace?(controller, index, child, animated) }
  }

  /// Lets the container show what lies beside the main child, or hide it.
  package func setOpen(_ isOpen: Bool, animated: Bool) {
    note(isOpen ? .open : .close, [.animated(animated)])
    let move = isOpen ? plan.open : plan.close
    installer.byWhoAnswers { move?(controller, animated) }
  }

  private func note(_ method: Call.Method, _ arguments: [Call.Argument]) {
    installer.recorder.record(installer.recorder.name(controller), method, arguments, by: .script)
  }
}

extension SubjectInstaller {
  /// Makes a container; the subject's own is listened to, and answers for what it does.
  fileprivate func makeContainer(
    _ plan: Subject.ContainerPlan, of children: [UIViewController]
  ) -> UIViewController {
    guard !subject.isReference else { return plan.make(children) }
    let container = recorder.unseen { asSubject { plan.make(children) } }
    recorder.subjectsControllers.insert(container)
    host.entrustToSubject(container)
    listen(to: container, about: container)
    return container
  }
}
