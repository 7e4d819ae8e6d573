import Testing
import TransitionStage

@MainActor @Suite("Names on stage", .serialized) struct NameTests {
  @Test("the same run gives the same names")
  func stable() {
    let run = {
      perform(.acting(atStart: { $0.containerView.addSubview(UIView(frame: .zero)) })) {
        stage, host in
        presentSheet(stage, host).controller?.dismiss(animated: true)
        stage.settle()
        presentSheet(stage, host)
      }
    }

    #expect(run().text == run().text)
  }

  @Test("objects are numbered by role, and transitions as they begin")
  func numbered() {
    let trace = perform(.acting()) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: true)
      stage.settle()
      presentSheet(stage, host)
    }

    #expect(
      trace.cast.map(\.name) == [
        "window", "host", "host.view", "sheet", "sheet.view", "t1", "t1.container", "animator",
        "t2", "animator-2", "sheet-2", "sheet-2.view", "t3", "t3.container", "animator-3",
      ])
  }

  @Test("a class that is made from one of the host's is told with that one")
  func base() {
    final class CardStack: UINavigationController {}
    final class SideNavigationController: UIViewController {}
    final class CoverWindow: UIWindow {}
    final class UIDrawer: UIViewController {}

    let trace = perform(.acting()) { stage, _ in
      stage.cast(CardStack(), as: "stack")
      stage.cast(SideNavigationController(), as: "side")
      stage.cast(UIDrawer(), as: "drawer")
      stage.cast(CoverWindow(frame: .zero), as: "cover")
      stage.cast(UINavigationController(), as: "nav")
    }

    let expected: [Trace.CastMember] = [
      Trace.CastMember(
        name: "stack", role: .controller, type: "CardStack", base: "UINavigationController"),
      Trace.CastMember(
        name: "side", role: .controller, type: "SideNavigationController",
        base: "UIViewController"),
      Trace.CastMember(
        name: "drawer", role: .controller, type: "UIDrawer", base: "UIViewController"),
      Trace.CastMember(name: "cover", role: .window, type: "CoverWindow", base: "UIWindow"),
      Trace.CastMember(name: "nav", role: .controller, type: "UINavigationController"),
    ]
    #expect(expected.allSatisfy(trace.cast.contains))
  }

  @Test("a container keeps the name of its presentation in the dismissal")
  func container() {
    let trace = perform(.acting()) { stage, host in
      presentSheet(stage, host).controller?.dismiss(animated: true)
    }

    #expect(trace.lines.contains("insert t1.container into window"))
    #expect(trace.lines.contains("remove t1.container from window"))
    #expect(!trace.text.contains("t2.container"))
  }

  @Test(
    "a bar that the subject makes is a view like any other",
    arguments: ["UINavigationBar", "UITabBar", "UIToolbar"])
  func ownBar(type: String) {
    let trace = perform(
      .acting(atStart: { context in
        let bars = [
          "UINavigationBar": UINavigationBar(), "UITabBar": UITabBar(), "UIToolbar": UIToolbar(),
        ]
        bars[type].map(context.containerView.addSubview)
      })
    ) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("insert t1.view-1 into t1.container (by t1)"))
    #expect(trace.rest?.paths.contains(["window", "t1.container", "t1.view-1"]) == true)
    #expect(
      trace.cast.contains(
        Trace.CastMember(name: "t1.view-1", role: .chrome(of: "t1"), type: type)))
  }

  @Test("a view that the subject puts around another is named, and its place is told")
  func wrapper() {
    let subject = Subject.acting(atStart: { context in
      guard let view = context.view(forKey: .to) else { return }
      let wrapper = UIView(frame: context.containerView.bounds)
      wrapper.addSubview(view)
      context.containerView.addSubview(wrapper)
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("insert sheet.view into t1.view-1 (by t1)"))
    #expect(trace.lines.contains("insert t1.view-1 into t1.container (by t1)"))
    #expect(
      trace.rest?.paths.contains(["window", "t1.container", "t1.view-1", "sheet.view"]) == true)
    #expect(
      trace.cast.contains(
        Trace.CastMember(name: "t1.view-1", role: .wrapper(of: "sheet"), type: "UIView")))
  }

  @Test("what lies in a wrapper that was filled before the transition began is told with it")
  func filledWrapper() {
    let subject = Subject.delegate("test/wrapping", dismissedBy: nil) {
      WrappingDelegate(ActingAnimator())
    }

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    let lines = trace.lines.filter { $0.hasPrefix("insert") || $0.contains("presentedView") }
    #expect(
      lines == [
        "insert t1.container into window", "< presentation.presentedView(t1, gives: t1.view-1)",
        "insert t1.view-1 into t1.container (by t1)",
        "insert sheet.view into t1.view-1 (by t1)",
      ])
    #expect(
      trace.rest?.paths.contains(["window", "t1.container", "t1.view-1", "sheet.view"]) == true)
  }

  @Test("what lies in a wrapper that the host puts in is told, too")
  func filledWrapperOfTheHost() {
    let subject = Subject.delegate("test/wrapping", dismissedBy: nil) { WrappingDelegate() }

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("insert sheet.view into t1.view-1"))
    #expect(
      trace.rest?.paths.contains(["window", "t1.container", "t1.view-1", "sheet.view"]) == true)
  }

  @Test("what lies in a view of the subject's own is passed over")
  func inner() {
    let subject = Subject.acting(atStart: { context in
      let outer = UIView(frame: .zero)
      context.containerView.addSubview(outer)
      outer.addSubview(UIView(frame: .zero))
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.filter { $0.contains("view-") }.count == 1)
  }

  @Test("a view that is put straight into the window is told")
  func window() {
    let subject = Subject.acting(atStart: { context in
      context.containerView.window?.addSubview(UIView(frame: .zero))
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("insert t1.view-1 into window (by t1)"))
  }

  @Test("a controller that nobody cast is numbered at first sight")
  func stranger() {
    let subject = Subject.acting(atStart: { context in
      context.viewController(forKey: .to)?.addChild(UIViewController())
    })

    let trace = perform(subject) { stage, host in presentSheet(stage, host) }

    #expect(trace.lines.contains("< sheet.addChild(controller-1) (by t1)"))
    #expect(trace.lines.contains("controller-1.willMove(toParent: sheet)"))
  }

  @Test("a controller that is first met as a delegate is a controller like any other")
  func delegateFirst() {
    let trace = perform(.delegate("test/guide") { Guide() }) { stage, host in
      let guide = presentSheet(stage, host).controller?.transitioningDelegate as? Guide
      host.dismiss(animated: false)
      stage.settle()
      if let guide { host.present(guide, animated: false) }
      stage.settle()
    }

    #expect(trace.lines.contains { $0.hasPrefix("< controller-1.animationControllerForPres") })
    #expect(trace.lines.contains("controller-1.viewDidAppear(animated: false)"))
    #expect(
      trace.cast.contains(
        Trace.CastMember(
          name: "controller-1", role: .controller, type: "Guide", base: "UIViewController",
          maker: .subject)))
    #expect(trace.flaw == nil)
  }

  @Test("the stage names nothing of which it does not know what it is")
  func unknownKind() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Stage(for: .system, profile: .iOS18).cast(NSObject(), as: "thing")
    }
  }
}

/// A screen that hands out what presents another one before it is shown itself.
private final class Guide: UIViewController, UIViewControllerTransitioningDelegate {}
