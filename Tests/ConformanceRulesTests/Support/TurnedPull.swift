/// A finger that goes out a little, turns round, and lifts behind where it began.
enum TurnedPull {
  /// It pulls a sheet down.
  ///
  /// - Parameters:
  ///   - finishes: Whether the sheet goes all the same.
  ///   - lift: How far the sheet has gone up when the finger has, in points.
  ///   - end: How high the finger is where it lifts.
  ///   - top: How low the sheet begins, in points.
  static func dismissal(
    finishes: Bool, lift: Int = 0, end: Int = 80, top: Int = 0
  ) -> String {
    let frame = top == 0 ? "" : "  frame      sheet.view 0 \(top) 390 \(844 - top)\n"
    let outcome =
      finishes
      ? """
          < t1.finishInteractiveTransition()
          < t1.completeTransition(true)
          remove t0.container from window
          remove sheet.view from t0.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
      """
      : """
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 300ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """
    let beginning = """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      """
    let pull = """

      at 0ms
        > sheet.gestureBegan(drag: down, at: [195, 500])
      at 100ms
        > sheet.gestureMoved(at: [195, 540])
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 120ms
          > sheet.gestureMoved(at: [195, 660])
          < t1.updateInteractiveTransition(0.2)
      at 200ms
          > sheet.gestureMoved(at: [195, 80])

      """
    return beginning + frame + pull
      + (lift == 0 ? "" : "    set sheet.view transform 1 0 0 1 0 -\(lift) (by t1)\n")
      + (end == 80 ? "" : "at 250ms\n    > sheet.gestureMoved(at: [195, \(end)])\n")
      + "at 300ms\n    > sheet.gestureEnded(at: [195, \(end)])\n" + outcome
  }

  /// It pulls a sheet down, and the line in which it lifts is not marked as the script's.
  static let unmarked = dismissal(finishes: true)
    .replacing("> sheet.gestureEnded", with: "sheet.gestureEnded")

  /// It pulls a sheet down, and comes down in two lines.
  static let toldTwice: String = {
    let line = "  > sheet.gestureBegan(drag: down, at: [195, 500])\n"
    return dismissal(finishes: true).replacing(line, with: line + line)
  }()

  /// The transition's end itself is marked as the script's.
  static let endedByScript = dismissal(finishes: true)
    .replacing("end t1 finished", with: "> end t1 finished")

  /// It pulls a dialog up that may be flicked away either way, and takes it down.
  static let dialog = """
    baseline
      tree       window > host.view
      tree       window > t0.container > sheet.view
      presented  host -> sheet
      appeared   host
      appeared   sheet
      frame      sheet.view 45 272 300 300

    at 0ms
      > sheet.gestureBegan(drag: up, at: [195, 400])
    at 100ms
      > sheet.gestureMoved(at: [195, 360])
      < sheet.dismiss(animated: true)
      begin t1 dismiss sheet -> host custom interactive
        sheet.viewWillDisappear(animated: true)
        < driver.startInteractiveTransition(t1)
    at 200ms
        > sheet.gestureMoved(at: [195, 760])
        set sheet.view transform 1 0 0 1 0 360 (by t1)
    at 300ms
        > sheet.gestureEnded(at: [195, 760])
        < t1.finishInteractiveTransition()
        < t1.completeTransition(true)
        remove t0.container from window
        remove sheet.view from t0.container
        sheet.viewDidDisappear(animated: true)
      end t1 finished

    settled at 300ms
      tree       window > host.view
      appeared   host
    """

  /// It pulls the side of a container of the subject's in from the left.
  ///
  /// - Parameters:
  ///   - comes: Whether the side comes all the same.
  ///   - isEarly: Whether it is there before the finger lifts.
  static func opening(comes: Bool, isEarly: Bool = false) -> String {
    let arrival = """
      side.viewDidAppear(animated: true)
        side.didMove(toParent: frame)

      """
    let outcome =
      comes
      ? """
      settled at 400ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
      """
      : """
      at 400ms
        side.willMove(toParent: nil)
        side.viewWillDisappear(animated: true)
        remove side.view from frame.view
        side.viewDidDisappear(animated: true)
        side.removeFromParent()
        side.didMove(toParent: nil)

      settled at 400ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """
    let late = isEarly ? "\n" : comes ? "at 400ms\n  \(arrival)\n" : ""
    return """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: right, at: [200, 400])
      at 100ms
        > frame.gestureMoved(at: [220, 400])
        frame.addChild(side)
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: true)
        insert side.view into frame.view
      \(isEarly ? "  \(arrival)" : "")at 200ms
        > frame.gestureMoved(at: [20, 400])
      at 300ms
        > frame.gestureEnded(at: [20, 400])

      """ + late + outcome
  }
}
