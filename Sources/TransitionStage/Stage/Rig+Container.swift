package import UIKit

extension Rig {
  /// Whether the subject's own container shows something beside its main child.
  package var opensContainers: Bool { containerPlan?.open != nil }

  /// Makes the subject's own container, or the reference for one; none where the subject is neither.
  ///
  /// - Parameter withSide: whether the last child is what lies beside the others.
  package func makeContainer(
    of children: [UIViewController], withSide: Bool
  ) -> UIViewController? {
    if subject.kind == .system {
      return StageSwitcher(
        withSide ? Array(children.dropLast()) : children, side: withSide ? children.last : nil,
        keepsChildren: subject.contract.keepsChildren)
    }
    guard let plan = containerPlan else { return nil }
    let container = recorder.unseen { asSubject { plan.make(children) } }
    recorder.subjectsControllers.insert(ObjectIdentifier(container))
    host.entrustToSubject(container)
    listen(to: container, about: container)
    return container
  }

  /// Hands the container an animator of the stage's, which tells of what it is told.
  ///
  /// - Returns: false where the container takes none.
  @discardableResult
  package func adoptWitness(in container: UIViewController) -> Bool {
    guard let adopt = containerPlan?.adopt else { return false }
    let witness = WitnessAnimator(recorder)
    recorder.introduce(witness, as: "witness")
    asSubject { adopt(container, witness) }
    return true
  }

  /// Lets the container show the child at an index.
  package func select(_ index: Int, in container: UIViewController, animated: Bool) {
    note(.select, of: container, [.name(String(index)), .animated(animated)])
    byWhoAnswers {
      (container as? StageSwitcher)?.show(index, animated: animated)
      containerPlan?.select(container, index, animated)
    }
  }

  /// Lets the container put another child at an index.
  package func replace(
    _ index: Int, by child: UIViewController, in container: UIViewController, animated: Bool
  ) {
    note(
      .replace, of: container,
      [.name(String(index)), .name(recorder.name(child)), .animated(animated)])
    byWhoAnswers {
      (container as? StageSwitcher)?.replace(index, by: child, animated: animated)
      containerPlan?.replace?(container, index, child, animated)
    }
  }

  /// Lets the container show what lies beside the main child, or hide it.
  package func setOpen(_ isOpen: Bool, _ container: UIViewController, animated: Bool) {
    note(isOpen ? .open : .close, of: container, [.animated(animated)])
    let move = isOpen ? containerPlan?.open : containerPlan?.close
    byWhoAnswers {
      (container as? StageSwitcher)?.setOpen(isOpen, animated: animated)
      move?(container, animated)
    }
  }

  private func note(
    _ method: Call.Method, of container: UIViewController, _ arguments: [Call.Argument]
  ) {
    recorder.record(recorder.name(container), method, arguments, by: .script)
  }

  private var containerPlan: Subject.ContainerPlan? {
    guard case .container(let plan) = subject.plan else { return nil }
    return plan
  }
}
