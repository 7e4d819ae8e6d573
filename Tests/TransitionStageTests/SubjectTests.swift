import Testing
import TransitionStage

@MainActor @Suite("Subjects") struct SubjectTests {
  @Test("a contract is UIKit's own behaviour unless it says otherwise")
  func contract() {
    let contract = SubjectContract()

    #expect(contract.presenter == .uikit)
    #expect(!contract.coversStatusBar && !contract.keepsChildren && !contract.keepsSides)
    #expect(contract.restingLook.isEmpty && contract.chrome.isEmpty)
    #expect(contract.blocksWhatIsBehind)
  }

  @Test("a subject says what it is")
  func kinds() {
    let subjects: [Subject] = [
      .system, .acting(),
      .delegate("d", dismissedBy: .drag(.down), contract: SubjectContract(presenter: .emulated)) {
        EmptyDelegate()
      },
      .navigation("n", poppedBy: .edgeSwipe) { EmptyNavigationDelegate() },
      .tabs("t", selectedBy: .drag(.left)) { EmptyTabDelegate() },
      .container(
        "c", make: { _ in UIViewController() }, select: { _, _, _ in }, drag: .edge(.left)),
      .installed("i", on: [.present, .push]) { $0.title = "installed" },
      .screen("s") { UIViewController() }, .delegate("h") { DelegatingScreen() },
    ]

    #expect(
      subjects.map(\.kind) == [
        .system, .animator, .delegate, .navigation, .tabs, .container, .installed, .screen,
        .delegate,
      ])
    #expect(subjects[4].gesture == .drag(.left))
    #expect(subjects[2].contract.presenter == .emulated)
  }

  @Test("a container's closures get the container, and nothing else")
  func container() throws {
    let shown = Shown()
    let subject = Subject.container(
      "c", make: { DrawerController($0) },
      select: { drawer, index, animated in shown.note(drawer, index, animated) })
    let plan = try #require(subject.containerPlan())
    let drawer = plan.make([UIViewController()], Subject.SideScreens([], []))

    plan.select?(drawer, 1, true)
    plan.select?(UIViewController(), 2, false)

    #expect(shown.lines == ["1 true"])
    #expect(drawer.children.count == 1)
  }

  @Test(
    "a side's closures get the container and the side by its name, and its controller by the same")
  func sides() throws {
    let shown = Shown()
    let subject = Subject.container(
      "c", sides: [.left, "inspector"],
      make: { screens, sides in DrawerController(screens + [sides["inspector"], sides[.left]]) },
      open: { drawer, side, animated in shown.note(drawer, "open \(side)", animated) },
      close: { drawer, side, animated in shown.note(drawer, "close \(side)", animated) },
      replaceSide: { drawer, side, _, animated in
        shown.note(drawer, "replace \(side)", animated)
      })
    let plan = try #require(subject.containerPlan())
    let (main, left, inspector) = (UIViewController(), UIViewController(), UIViewController())
    let drawer = plan.make([main], Subject.SideScreens(plan.sides, [left, inspector]))

    plan.open?(drawer, "inspector", true)
    plan.close?(drawer, .left, false)
    plan.close?(UIViewController(), .left, false)
    plan.replaceSide?(drawer, .left, UIViewController(), true)

    #expect(drawer.children == [main, inspector, left])
    #expect(shown.lines == ["open inspector true", "close left false", "replace left true"])
    #expect(plan.select == nil && plan.opens)
  }

  @Test("a side that the subject does not declare is refused by its name")
  func unknownSide() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Subject.SideScreens([.left], [UIViewController()])[.right]
    }
  }

  @Test("preparation, styles and reporting are added to a copy")
  func copies() {
    let plain = Subject.acting()

    let rich = plain.preparing { $0.title = "prepared" }.presented(as: [.fullScreen])
      .reporting(busy: { _ in false })

    #expect(plain.preparation == nil && plain.reporting == nil)
    #expect(rich.preparation != nil && rich.reporting?.busy != nil)
    #expect(rich.styles == [.fullScreen])
  }

  @Test("an animator is tried under every style, or under those alone that it is made for")
  func stylesOfAnimators() throws {
    func tried(_ subject: Subject) throws -> [ModalStyle] {
      let participant = try #require(subject.definition as? any PresentationParticipant)
      return [ModalStyle.custom, .customRemoval, .fullScreen, .pageSheet].filter {
        participant.obstacle(toPresentingAs: $0, madeFor: subject.styles) == nil
      }
    }

    #expect(try tried(.acting()) == [.custom, .customRemoval, .fullScreen, .pageSheet])
    #expect(try tried(.acting().presented(as: [.custom])) == [.custom, .customRemoval])
  }

  @Test("styles are refused for who takes no part in presentations")
  func stylesOfStrangers() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Subject.container("c", make: { _ in UIViewController() }, select: { _, _, _ in })
        .presented(as: [.custom])
    }
  }

  @Test("a gesture that performs is watched for once over each source")
  func entrance() {
    let shown = Shown()
    let segue = Subject.segue("s") {
      UIStoryboardSegue(identifier: $0, source: $1, destination: $2)
    }
    let screens = [UIViewController(), UIViewController()]

    func enter(_ subject: Subject) -> [Bool] {
      let stage = Stage(
        for: subject.performed(by: .drag(.up)) { source, _ in
          shown.note(source, screens[0] === source ? 0 : 1, true)
        }, profile: .iOS18)
      return (screens + screens).map { stage.installer.installEntrance(on: $0) {} }
    }

    #expect(enter(segue) == [true, true, true, true])
    #expect(shown.lines == ["0 true", "1 true"])
  }

  @Test("a gesture that replaces the stack is watched for once over each navigation")
  func restacking() {
    let shown = Shown()
    let navigations = [UINavigationController(), UINavigationController()]
    let subject = Subject.navigation("n") { EmptyNavigationDelegate() }
      .stackReplaced(by: .drag(.left)) { navigation, makeStack in
        shown.note(navigation, navigations.firstIndex(of: navigation) ?? -1, makeStack().isEmpty)
      }
    let stage = Stage(for: subject, profile: .iOS18)

    let isWatched = (navigations + navigations).map { navigation in
      stage.installer.installRestacking(on: navigation) { [] }
    }

    #expect(subject.restacking?.gesture == .drag(.left))
    #expect(isWatched == [true, true, true, true])
    #expect(shown.lines == ["0 true", "1 true"])
  }

  @Test("a gesture that performs or presents is refused at once where nobody could watch for it")
  func entranceOfAnotherKind() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Subject.delegate("d") { EmptyDelegate() }.performed(by: .drag(.up)) { _, _ in }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Subject.tabs("t") { EmptyTabDelegate() }.presented(by: .drag(.up)) { _, _, _ in }
    }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Subject.tabs("t") { EmptyTabDelegate() }.stackReplaced(by: .drag(.up)) { _, _ in }
    }
  }
}

private final class EmptyDelegate: NSObject, UIViewControllerTransitioningDelegate {}
private final class DelegatingScreen: UIViewController, UIViewControllerTransitioningDelegate {}
private final class EmptyTabDelegate: NSObject, UITabBarControllerDelegate {}
private final class EmptyNavigationDelegate: NSObject, UINavigationControllerDelegate {}

private final class DrawerController: UIViewController {
  convenience init(_ children: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    for child in children { addChild(child) }
  }
}

@MainActor private final class Shown: Sendable {
  private(set) var lines: [String] = []

  func note(_ controller: UIViewController, _ what: Any, _ animated: Bool) {
    lines.append("\(what) \(animated)")
  }
}
