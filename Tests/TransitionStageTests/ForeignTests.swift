import Testing

@testable import TransitionStage

@MainActor @Suite("Transitions that the host knows nothing of", .serialized) struct ForeignTests {
  /// Shows a drawer with two screens, and selects the second.
  private func trace(adopts: Bool) -> Trace {
    let adopt: @MainActor @Sendable (Drawer, any UIViewControllerAnimatedTransitioning) -> Void = {
      drawer, animator in drawer.animator = animator
    }
    let subject = Subject.container(
      "test/drawer", make: { children in Drawer(children) },
      select: { drawer, index, _ in drawer.show(index) }, adopt: adopts ? adopt : nil)
    let stage = Stage(for: subject, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: subject.id, profile: "ios-18")
    return stage.perform(header) { stage in
      let screens = ["first", "second"].map { name in
        let screen = StageController(.darkContent)
        stage.cast(screen, as: name)
        return screen
      }
      guard let plan = subject.containerPlan() else { return }
      let drawer = StagedContainer(plan, of: screens, on: stage.installer)
      stage.cast(drawer.controller, as: "drawer")
      #expect(drawer.adoptObserver() == adopts)
      stage.show(drawer.controller)
      stage.begin()
      drawer.select(1, animated: true)
    }
  }

  @Test("an app's animator that a container adopts tells of what is asked of it")
  func witness() {
    let trace = trace(adopts: true)

    let own = trace.lines.filter { line in
      ["t1", "witness"].contains { line.contains($0) }
    }
    #expect(
      own == [
        "begin t1 replace first -> second", "< witness.animateTransition(t1)",
        "< t1.completeTransition(true)", "< witness.animationEnded(true)", "end t1 finished",
      ])
    #expect(trace.lines.first == "> drawer.select(1, animated: true)")
    #expect(trace.flaw == nil)
  }

  @Test("a panel that a container made before the script acts is there from the first")
  func panel() {
    let subject = Subject.container(
      "test/panel", make: { children in PanelContainer(children) },
      select: { panel, index, _ in panel.show(index) })
    let stage = Stage(for: subject, profile: .iOS18)
    let header = Trace.Header(scenario: "test", subject: subject.id, profile: "ios-18")

    let trace = stage.perform(header) { stage in
      let screens = ["first", "second"].map { name in
        let screen = StageController(.darkContent)
        stage.cast(screen, as: name)
        return screen
      }
      guard let plan = subject.containerPlan() else { return }
      let panel = StagedContainer(plan, of: screens, on: stage.installer)
      stage.cast(panel.controller, as: "panel")
      stage.show(panel.controller)
      stage.begin()
      panel.select(1, animated: false)
    }

    #expect(trace.baseline.paths == [["window", "panel.view", "view-1", "first.view"]])
    #expect(trace.lines.contains("remove first.view from view-1 (by subject)"))
    #expect(!trace.lines.contains { $0.hasPrefix("insert view-1") })
    #expect(trace.flaw == nil)
  }

  @Test("a screen that takes part in a container's own coordinator tells of it")
  func coordinator() {
    let trace = trace(adopts: true)

    #expect(
      trace.lines.filter { $0.contains("coordinator") && $0.contains("second") } == [
        "< drawer.coordinator.animateAlongsideTransition(second)",
        "< drawer.coordinator.alongside(second)",
        "< drawer.coordinator.alongsideCompletion(second, isCancelled: false)",
      ])
  }

  @Test("without an animator of the app's there is no witness")
  func plain() {
    #expect(!trace(adopts: false).text.contains("witness"))
  }

  @Test("a segue is performed across the border, and leads back as the system does")
  func segue() {
    let subject = Subject.segue("test/fold") { identifier, source, destination in
      FoldSegue(identifier: identifier, source: source, destination: destination)
    }

    let trace = perform(subject) { stage, host in
      let leaf = StageController(.lightContent)
      stage.cast(leaf, as: "leaf")
      stage.performSegue("fold", from: host, to: leaf)
      stage.settle()
      stage.unwind(from: leaf, to: host)
      stage.settle()
    }

    #expect(
      trace.lines.prefix(3) == [
        "> host.performSegue(fold)", "< segue.perform()",
        "< host.present(leaf, style: automatic, animated: false)",
      ])
    #expect(trace.lines.contains("> leaf.unwind(to: host)"))
    #expect(trace.cast.contains(Trace.CastMember(name: "segue", role: .segue, type: "FoldSegue")))
    #expect(trace.rest?.presentations == [])
  }

  @Test("the reference of a segue presents as the system's own kind does")
  func referenceSegue() {
    let trace = perform(.system) { stage, host in
      let leaf = StageController(.lightContent)
      stage.cast(leaf, as: "leaf")
      stage.performSegue("fold", from: host, to: leaf)
    }

    #expect(trace.lines.first == "> host.performSegue(fold)")
    #expect(trace.rest?.presentations == [Checkpoint.Presentation("host", "leaf")])
  }
}

private final class FoldSegue: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

/// A container that has put its first child into a panel when it is made.
private final class PanelContainer: UIViewController {
  private let screens: [UIViewController]
  private let panel = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ screens: [UIViewController]) {
    self.screens = screens
    super.init(nibName: nil, bundle: nil)
    view.addSubview(panel)
    show(0)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a screen in place of the others.
  func show(_ index: Int) {
    for old in children {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(screens[index])
    panel.addSubview(screens[index].view)
    screens[index].didMove(toParent: self)
  }
}
