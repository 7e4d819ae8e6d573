import Testing
import TransitionStage

@MainActor @Suite("What controllers, window and status bar see", .serialized)
struct ProjectionTests {
  @Test("it leaves out times, the subject's views and the properties of views")
  func leavesOut() {
    let decorated = Subject.acting(atStart: { context in
      context.containerView.addSubview(UIView(frame: .zero))
    })

    let system = perform(.system) { stage, host in presentSheet(stage, host) }
    let other = perform(decorated) { stage, host in presentSheet(stage, host) }

    #expect(system.events.last?.time != other.events.last?.time)
    #expect(Projection(system) == Projection(other))
  }

  @Test("it shows a callback that should not be")
  func callback() {
    let telling = Subject.acting(
      atStart: {
        $0.viewController(forKey: .from)?.beginAppearanceTransition(false, animated: true)
      },
      atEnd: { $0.viewController(forKey: .from)?.endAppearanceTransition() })

    let system = perform(.system) { stage, host in presentSheet(stage, host) }
    let other = perform(telling) { stage, host in presentSheet(stage, host) }

    #expect(Projection(system) != Projection(other))
  }

  @Test("its text is in lines")
  func text() {
    let trace = perform(.acting()) { stage, host in presentSheet(stage, host) }

    #expect(
      Projection(trace).text == """
        window
          insert t1.container
        sheet
          viewWillAppear(animated: true)
          viewIsAppearing(animated: true)
          viewDidAppear(animated: true)
        t1
          present host -> sheet
          alongside()
          alongsideCompletion(isCancelled: false)
          finished
        settled
          tree window > host.view
          tree window > t1.container > sheet.view
          presented host -> sheet
          appeared host
          appeared sheet
          status-bar host dark

        """)
  }
}
