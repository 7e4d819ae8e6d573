import Testing
import TransitionStage

@MainActor @Suite("Navigation and tab bar controllers of the subject's own", .serialized)
struct OwnControllerTests {
  @Test("a tab bar controller is shown itself, is its own delegate, and answers for what it does")
  func ownTabs() {
    let subject = Subject.tabs("test/tabs") { Pages() }
    let trace = perform(subject) { stage in
      let children = ["first", "second"].map { (StageController(.darkContent), $0) }
      let tabs = stage.tabs("tab", children, isInstalled: true)
      #expect(tabs is Pages)
      #expect(tabs.delegate === tabs)
      stage.show(tabs)
      return { stage.select(1, in: tabs) }
    }

    #expect(subject.kind == .tabs)
    #expect(trace.cast.contains { $0.name == "tab" && $0.type == "Pages" && $0.maker == .subject })
    #expect(trace.lines.contains("< tab.animationControllerForTransition(second)"))
    #expect(trace.lines.contains("set tab.view alpha 0.5 (by subject)"))
    #expect(trace.rest?.leaked == [])
  }

  @Test("what is asked of a tab bar controller is written before it does anything about it")
  func overridden() throws {
    let trace = perform(.tabs("test/tabs") { Hasty() }) { stage in
      let children = ["first", "second"].map { (StageController(.darkContent), $0) }
      let tabs = stage.tabs("tab", children, isInstalled: true)
      stage.show(tabs)
      return { stage.select(1, in: tabs) }
    }

    let request = try #require(trace.lines.firstIndex(of: "> tab.setSelectedIndex(1)"))
    let loading = try #require(trace.lines.firstIndex(of: "second.loadView()"))
    #expect(request < loading)
    #expect(trace.lines.count { $0.contains("setSelectedIndex") } == 1)
  }

  @Test("a navigation controller that has no delegate is given none")
  func ownNavigation() {
    let subject = Subject.navigation("test/navigation") { Pale() }
    let trace = perform(subject) { stage in
      let navigation = stage.navigation(
        "nav", [(StageController(.darkContent), "first")], hidesBar: true, isInstalled: true)
      #expect(navigation is Pale)
      #expect(navigation.delegate == nil)
      stage.show(navigation)
      return {
        let next = StageController(.lightContent)
        stage.cast(next, as: "second")
        stage.push(next, onto: navigation, animated: true)
      }
    }

    #expect(subject.kind == .navigation)
    #expect(trace.lines.contains("set nav.view alpha 0.5 (by subject)"))
    #expect(trace.rest?.leaked == [])
  }

  @Test("what UIKit's class does in a callback that the controller inherits stays UIKit's")
  func inherited() {
    let trace = perform(.tabs("test/tabs") { Pages() }) { stage in
      let children = ["first", "second"].map { (StageController(.darkContent), $0) }
      let tabs = stage.tabs("tab", children, isInstalled: true)
      stage.show(tabs)
      return {
        let cover = StageController(.lightContent)
        stage.cast(cover, as: "cover")
        cover.modalPresentationStyle = .fullScreen
        tabs.present(cover, animated: true)
        stage.settle()
        tabs.selectedIndex = 1
        stage.settle()
        tabs.dismiss(animated: true)
      }
    }

    #expect(trace.lines.contains("second.viewDidAppear(animated: true)"))
    #expect(!trace.lines.contains { $0.hasPrefix("insert second.view") && $0.contains("subject") })
  }

  @Test("a controller whose class is hidden serves as a delegate, and is kept")
  func erased() {
    let subject = Subject.tabs("test/erased") { Pages() as any UITabBarControllerDelegate }
    let trace = perform(subject) { stage in
      let tabs = stage.tabs("tab", [(StageController(.darkContent), "first")], isInstalled: true)
      #expect(tabs is StageTabBarController)
      #expect(tabs.delegate is Pages)
      stage.show(tabs)
      return {}
    }

    #expect(trace.rest?.leaked == [])
  }

  /// Builds a hierarchy, and writes down what is done with it then.
  private func perform(_ subject: Subject, _ build: (Stage) -> () -> Void) -> Trace {
    let stage = Stage(for: subject, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: subject.id, profile: "ios-18")
    return stage.perform(header) { stage in
      let act = build(stage)
      stage.begin()
      stage.act(act)
      stage.settle()
    }
  }
}

/// Tabs that fade, under a view that pales when one is chosen or goes.
private final class Pages: UITabBarController, UITabBarControllerDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    view.alpha = 0.5
    return ActingAnimator()
  }
}

/// Tabs that load what is chosen before a selection begins.
private final class Hasty: UITabBarController, UITabBarControllerDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      viewControllers?[newValue].loadViewIfNeeded()
      super.selectedIndex = newValue
    }
  }
}

/// A navigation whose view pales when it is laid out with more than one screen.
private final class Pale: UINavigationController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if viewControllers.count > 1 { view.alpha = 0.5 }
  }
}
