/// A finger pulls a sheet down after another one that was given up.
enum SecondPull {
  /// What another finger does meanwhile.
  enum Company: Equatable {
    case none
    /// It comes and goes before the second one comes.
    case before
    /// It is down beside the second one, and outlasts it.
    case beside
  }

  /// The trace of both.
  ///
  /// - Parameters:
  ///   - early: How far the second one drives while it is out less far than the first one was.
  ///   - late: How far it drives beyond that.
  ///   - company: What another finger does meanwhile.
  ///   - drift: How far it is driven between the finger's moves, if it is.
  ///   - turns: Whether the first one turned round, and went far behind where it came down.
  ///   - goesAtOnce: Whether it is let go where it is driven first, while the finger goes on.
  static func trace(
    early: Double, late: Double, company: Company = .none, drift: Double? = nil,
    turns: Bool = false, goesAtOnce: Bool = false
  ) -> String {
    let passing = [
      "at 250ms", "  > window.gestureBegan(drag: down, at: [100, 300])", "at 280ms",
      "  > window.gestureEnded(at: [100, 300])", "",
    ]
    let coming = ["at 410ms", "    > window.gestureBegan(drag: down, at: [100, 300])", ""]
    let going = ["at 610ms", "    > window.gestureEnded(at: [100, 300])", ""]
    func lines(_ lines: [String], if isMeant: Bool) -> String {
      isMeant ? lines.joined(separator: "\n") : ""
    }
    let drifting = drift.map { "at 450ms\n    < t2.updateInteractiveTransition(\($0))\n" } ?? ""
    let margin = goesAtOnce ? "  " : "    "
    let leaving = """
          < t2.finishInteractiveTransition()
          < t2.completeTransition(true)
          remove t0.container from window
          remove sheet.view from t0.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      """
    return """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down, at: [195, 100])
      at 100ms
        > sheet.gestureMoved(at: [195, 140])
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 120ms
          > sheet.gestureMoved(at: [195, 200])
          < t1.updateInteractiveTransition(0.15)
      at 140ms
          > sheet.gestureMoved(at: [195, \(turns ? -100 : 300)])
          < t1.updateInteractiveTransition(\(turns ? 0 : 0.3))
      at 200ms
          > sheet.gestureEnded(at: [195, \(turns ? -100 : 300)])
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled
      \(lines(passing, if: company == .before))at 300ms
        > sheet.gestureBegan(drag: down, at: [195, 100])
      at 400ms
        > sheet.gestureMoved(at: [195, 140])
        < sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t2)
      \(lines(coming, if: company == .beside))at 420ms
          > sheet.gestureMoved(at: [195, 250])
          < t2.updateInteractiveTransition(\(early))
      \(goesAtOnce ? leaving : drifting)at 500ms
      \(margin)> sheet.gestureMoved(at: [195, 500])
      \(goesAtOnce ? "" : "    < t2.updateInteractiveTransition(\(late))\n")at 600ms
      \(margin)> sheet.gestureEnded(at: [195, 500])
      \(lines(going, if: company == .beside))\(goesAtOnce ? "" : leaving)
      settled at \(company == .beside ? 610 : 600)ms
        tree       window > host.view
        appeared   host
      """
  }

  /// A second finger under which the sheet goes, and which drives nothing.
  static let undriven = """
    baseline
      tree       window > host.view
      tree       window > sheet.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet

    at 0ms
      > sheet.gestureBegan(drag: down)
      begin t1 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t1)
        < animator.animateTransition(t1)
    at 100ms
        > sheet.gestureEnded()
        < t1.cancelInteractiveTransition()
        < t1.completeTransition(false)
        sheet.viewWillAppear(animated: true)
        sheet.viewDidAppear(animated: true)
      end t1 cancelled
    at 200ms
      > sheet.gestureBegan(drag: down)
    at 300ms
      > sheet.gestureMoved()
      < sheet.dismiss(animated: true)
      begin t2 dismiss sheet -> host custom
        sheet.viewWillDisappear(animated: true)
        < animator.animateTransition(t2)
        > sheet.gestureEnded()
    at 600ms
        < t2.completeTransition(true)
        remove sheet.container from window
        remove sheet.view from sheet.container
        sheet.viewDidDisappear(animated: true)
      end t2 finished

    settled at 600ms
      tree       window > host.view
      appeared   host
    """

  /// The same where a round ends between both fingers, and the second transition has the name of the first.
  static func inRounds(_ trace: String) -> String {
    trace.replacing("t2", with: "t1")
      .replacing("end t1 cancelled\n", with: "end t1 cancelled\n  round 2\n")
  }
}
