import Testing
import UIKit

@Suite("What is asked of those on the way back", .serialized) @MainActor struct UnwindAnswerTests {
  /// A list that owns the action, and another screen beside it, in a container of an app's own.
  private func scene(
    beside name: String = "Page"
  ) -> (container: AskedContainer, list: UIViewController, source: UIViewController) {
    Album.begin()
    let storyboard = UIStoryboard(name: "Album", bundle: nil)
    let container = AskedContainer()
    let children = ["List", name].map {
      storyboard.instantiateViewController(withIdentifier: $0)
    }
    for child in children { container.addChild(child) }
    return (container, children[0], children[1])
  }

  @Test("UW-06 a container whose child agrees is not asked itself")
  func containerWithChild() {
    let (container, list, page) = scene()

    page.performSegue(withIdentifier: "back", sender: nil)

    #expect(container.turns == [list])
    #expect(!container.wasAsked)
  }

  @Test("inferred: a container whose children decline is asked itself")
  func containerWithoutChild() {
    let (container, _, sheet) = scene(beside: "Sheet")

    sheet.performSegue(withIdentifier: "nowhere", sender: nil)

    #expect(container.wasAsked && container.turns.isEmpty)
  }

  @Test("UW-07 by default who has the action agrees, and all children but the source's are offered")
  func defaults() {
    let (container, list, page) = scene()
    let action = Selector("backToList:")

    page.performSegue(withIdentifier: "back", sender: nil)

    #expect(container.offered == [list])
    #expect(list.canPerformUnwindSegueAction(action, from: page, sender: nil))
    #expect(!page.canPerformUnwindSegueAction(action, from: page, sender: nil))
  }
}

private final class AskedContainer: UIViewController {
  private(set) var turns: [UIViewController] = []
  private(set) var offered: [UIViewController] = []
  private(set) var wasAsked = false

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    turns.append(subsequentVC)
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    offered = super.allowedChildrenForUnwinding(from: source)
    return offered
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    wasAsked = true
    return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
}
