import AppearanceTrace
import Testing
import TransitionScenarios
import TransitionStage
import UIKit

@MainActor @Suite("A part of an app that goes for good", .serialized)
struct DepartureTests {
  @Test("is still there where it is kept in a cycle")
  func cycle() throws {
    let trace = try leave(.navigation("test/cycle") { SelfishStack() })

    #expect(trace.leaked == ["nav"])
  }

  @Test("may be kept by its delegate, which the app lets go with it")
  func keptByDelegate() throws {
    let trace = try leave(.navigation("test/delegate") { KeepingDelegate() })

    #expect(trace.hasReleased("nav"))
    #expect(trace.leaked == [])
  }

  @Test("may stay where the library hands the same one out again")
  func onlyOne() throws {
    let trace = try leave(.navigation("test/only-one") { SelfishStack.onlyOne })

    #expect(!trace.hasReleased("nav"))
    #expect(trace.leaked == [])
  }

  @Test("and a container of which there is one for the app may stay, too")
  func onlyContainer() throws {
    let id = "container/children/leave"
    let subject = Subject.container("test/only-container") { screens in
      OnlyContainer.shared.show(screens)
      return OnlyContainer.shared
    }
    let scenario = try #require(ScenarioCatalogue.all.first { $0.id == id })

    #expect(scenario.run(subject).leaked == [])
  }

  private func leave(_ subject: Subject) throws -> Trace {
    let id = "navigation/bar/leave-after-push"
    return try #require(ScenarioCatalogue.all.first { $0.id == id }).run(subject)
  }
}

/// Keeps itself as soon as it is seen.
private final class SelfishStack: UINavigationController {
  static let onlyOne = SelfishStack()
  private var keeper: UINavigationController?

  override func viewDidLoad() {
    super.viewDidLoad()
    keeper = self
  }
}

/// Keeps the stack of which it hears.
private final class KeepingDelegate: NSObject, UINavigationControllerDelegate {
  private var stack: UINavigationController?

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    stack = navigationController
  }
}

/// The only container of an app.
private final class OnlyContainer: UIViewController {
  static let shared = OnlyContainer(nibName: nil, bundle: nil)

  func show(_ screens: [UIViewController]) {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for screen in screens {
      addChild(screen)
      view.addSubview(screen.view)
      screen.didMove(toParent: self)
    }
  }
}

extension Trace {
  /// What is still there at rest; none where the trace did not come to rest.
  fileprivate var leaked: [String]? {
    guard case .settled(_, let state) = ending else { return nil }
    return state.leaked
  }

  fileprivate func hasReleased(_ name: String) -> Bool {
    events.contains { $0.action == .release(object: name) }
  }
}
