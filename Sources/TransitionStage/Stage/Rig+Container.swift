package import UIKit

extension Rig {
  /// Makes the subject's own container; none where the subject is none.
  package func makeContainer(of children: [UIViewController]) -> UIViewController? {
    containerPlan.map { plan in recorder.unseen { asSubject { plan.make(children) } } }
  }

  /// Lets the container show the child at an index.
  package func select(_ index: Int, in container: UIViewController, animated: Bool) {
    asSubject { containerPlan?.select(container, index, animated) }
  }

  /// Lets the container put another child at an index.
  package func replace(
    _ index: Int, by child: UIViewController, in container: UIViewController, animated: Bool
  ) {
    asSubject { containerPlan?.replace?(container, index, child, animated) }
  }

  /// Lets the container show what lies beside the main child, or hide it.
  package func setOpen(_ isOpen: Bool, _ container: UIViewController, animated: Bool) {
    let move = isOpen ? containerPlan?.open : containerPlan?.close
    asSubject { move?(container, animated) }
  }

  private var containerPlan: Subject.ContainerPlan? {
    guard case .container(let plan) = subject.plan else { return nil }
    return plan
  }
}
