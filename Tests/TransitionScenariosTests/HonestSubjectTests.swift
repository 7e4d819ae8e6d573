import Testing
import Thoroughness
import TransitionScenarios

@MainActor @Suite("Honest subjects", .serialized) struct HonestSubjectTests {
  @Test(
    "an honest transition leaves nothing behind, complains of nothing, and runs the same again",
    arguments: [
      Subject.slide, .card, .slideNavigation, .slideTabs, .installedTabs, .sharedSlide, .pages,
      .pulledSegue, .ownScreen, .poorVerbs,
    ].flatMap { subject in
      ScenarioCatalogue.all.filter { $0.applicability(to: subject) == .applies }
        .map { Case(subject: subject, scenario: $0) }
    }.sampled(80))
  func honest(pair: Case) {
    let trace = pair.scenario.run(pair.subject)

    #expect(trace.rest?.leaked == (pair.scenario.raises == nil ? [] : nil))
    // What a finger provokes hangs on what it meets.
    let isSpared = pair.scenario.isPulled && trace.complaints.isEmpty
    #expect(trace.complaints == pair.scenario.complaints || isSpared)
    #expect(trace.flaw == nil)
    #expect(trace.text == pair.scenario.run(pair.subject).text)
  }

  @Test("no scenario that applies asks a verb for a form that it has not")
  func poorVerbs() {
    let scenarios = ScenarioCatalogue.all.filter { $0.applicability(to: .poorVerbs) == .applies }

    #expect(scenarios.count > 100)
    for scenario in scenarios where scenario.raises == nil {
      #expect(scenario.run(.poorVerbs).rest != nil, "\(scenario.id)")
    }
  }

  @Test(
    "a scenario that a subject has no part in says why",
    arguments: [
      (
        Subject.slideNavigation, "modal/custom/present",
        "a navigation delegate has no part in presentations"
      ),
      (.card, "navigation/bar/push", "a transitioning delegate has no part in navigation"),
      (.card, "modal/page-sheet/present", "it is not made for this style"),
      (.card, "modal/custom-removal/present", "it chooses its own presentation controller"),
      (
        .card, "modal/custom/present~cancelled", "no gesture of its own presents"
      ),
      (
        .slideTabs, "modal/custom/present",
        "a tab bar controller's delegate has no part in presentations"
      ),
      (
        .slideTabs, "navigation/bar/push",
        "a tab bar controller's delegate has no part in navigation"
      ),
      (.slideTabs, "tabs/screens/select~unanimated", "nobody animates"),
      (.installedTabs, "tabs/screens/drag", "it has no gesture"),
      (
        .slideTabs.screens { _ in nil }, "tabs/stacks/select",
        "it wants screens of a kind of its own, and no navigation"
      ),
      (.card, "tabs/screens/select", "a transitioning delegate has no part in tabs"),
      (.slideNavigation, "tabs/screens/select", "a navigation delegate has no part in tabs"),
      (.pages, "tabs/screens/select", "a container has no part in tabs"),
      (.sharedSlide, "tabs/screens/select", "it has no part in tabs"),
      (.slide, "modal/custom/flick", "it has no gesture"),
      (.slide, "container/children/select", "it is no container"),
      (.pages, "container/side/open-and-close", "it has no side"),
      (.pages, "container/stack/push", "it is no stack"),
      (
        .pages.selectingNeighboursAlone(), "container/children/select-one-by-one",
        "it selects neighbours alone"
      ),
      (.drawer, "container/children/select", "it selects no children"),
      (.drawer, "container/side/open-each", "it has no second side"),
      (.drawer, "container/side/drag", "no finger opens it"),
      (.drawer, "container/side/replace-side-open", "it replaces nothing at its side"),
      (.drawer, "container/children/replace", "it replaces no children"),
      (.slideNavigation, "navigation/bar/pull-stack", "no gesture of its own replaces the stack"),
      (
        .slideNavigation, "navigation/bar/pop~cancelled", "it has no gesture"
      ),
      (
        .drawer,
        "modal/custom/present", "a container has no part in presentations"
      ),
      (
        .installed("pushes", on: [.push]) { _ in }, "modal/custom/present",
        "it has no part in presentations"
      ),
      (.ownScreen, "modal/full-screen/present", "it is not made for this style"),
      (.ownScreen, "modal/over-full-screen-cross-dissolve/present", "it has a look of its own"),
      (
        .ownScreen, "navigation/bar/push",
        "a screen that is presented itself has no part in navigation"
      ),
      (
        .ownScreen.presented(as: [.custom]), "modal/custom-navigation/present",
        "it is presented as it is"
      ),
      (.ownScreen.presented(as: [.custom]), "modal/custom/hidden-bar", "it is presented as it is"),
      (
        .slide.screens { _ in nil }, "modal/custom/hidden-bar",
        "its screens decide themselves how the status bar looks"
      ),
      (
        .slide.screens { _ in nil }, "modal/custom-navigation/present",
        "it wants screens of a kind of its own, and no navigation"
      ),
      (
        .poorVerbs, "modal/custom/present~unanimated",
        "its own way to present has no unanimated form"
      ),
      (
        .poorVerbs, "modal/custom/cycle-dismissed-at-once",
        "its own way to dismiss has no unanimated form"
      ),
      (
        .poorVerbs, "modal/custom/present-from-dismissal",
        "its own way to dismiss takes no closure"
      ),
      (
        .poorVerbs, "navigation/bar/push~unanimated",
        "its own way to push has no unanimated form"
      ),
      (
        .slide.animatingAlways(), "modal/custom/cycle-half-animated",
        "it is asked for with an animation alone"
      ),
      (
        .passingSegue.animatingAlways(), "segue/full-screen/perform~unanimated",
        "it is asked for with an animation alone"
      ),
      (
        .passingSegue.animatingAlways(), "segue/full-screen/animations-disabled",
        "it is asked for with an animation alone"
      ),
    ])
  func notApplicable(subject: Subject, id: String, reason: String) throws {
    let scenario = try #require(ScenarioCatalogue.scenario(id))

    #expect(scenario.applicability(to: subject) == .notApplicable(reason))
  }

  @Test("a shared animator serves all rounds, a fresh one each transition")
  func sharing() throws {
    let repeated = try #require(ScenarioCatalogue.scenario("modal/custom/cycle~repeated"))
    let cycle = try #require(ScenarioCatalogue.scenario("modal/custom/cycle"))

    #expect(repeated.run(.slide).cast.filter { $0.type == "SlideAnimator" }.count == 1)
    #expect(cycle.run(.slide).cast.filter { $0.type == "SlideAnimator" }.count == 2)
  }
}

/// A subject and a scenario.
struct Case: Sendable, CustomTestStringConvertible {
  let subject: Subject
  let scenario: Scenario

  var testDescription: String { "\(subject.id) \(scenario.id)" }
}

extension Subject {
  /// A drawer alone, which nothing can be asked of but to open and to close.
  static let drawer = Subject.container(
    "test/drawer", sides: [.left], make: { _, _ in UIViewController() }, open: { _, _, _ in },
    close: { _, _, _ in })

  /// A screen that presents itself over the full screen.
  static let ownScreen = Subject.screen("test/screen") {
    let screen = UIViewController()
    screen.modalPresentationStyle = .overFullScreen
    return screen
  }

  /// A segue that presents as the system's does.
  static let passingSegue = Subject.segue("test/segue") {
    PassingSegue(identifier: $0, source: $1, destination: $2)
  }

  /// Verbs that have nothing but the plainest form.
  static let poorVerbs = Subject.slide
    .presenting(lacking: [.unanimatedForm, .completion]) { presenter, sheet, _, _ in
      presenter.present(sheet, animated: true)
    }
    .dismissing(lacking: [.unanimatedForm, .completion]) { sheet, _, _ in
      sheet.dismiss(animated: true)
    }
    .pushing(lacking: [.unanimatedForm]) { navigation, screen, _ in
      navigation.pushViewController(screen, animated: true)
    }
    .popping(lacking: [.unanimatedForm]) { navigation, _ in
      navigation.popViewController(animated: true)
    }

  /// A delegate that is installed, and that the controller keeps.
  static let sharedSlide = Subject.installed("test/installed", on: [.present]) { controller in
    controller.transitioningDelegate = SharedDelegate.shared
  }
}

/// A segue that presents with an animation, whatever is asked for.
@MainActor final class PassingSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: true) }
}

/// A delegate that one object is for all.
@MainActor final class SharedDelegate: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = SharedDelegate()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator() }
}

extension Trace {
  /// The state in which the scene came to rest; none where it did not.
  fileprivate var rest: Checkpoint? {
    if case .settled(_, let checkpoint) = ending { checkpoint } else { nil }
  }
}
