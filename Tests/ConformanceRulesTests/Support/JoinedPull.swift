/// A finger pulls a sheet down, a second one joins it, and one of them lifts; the sheet goes back in the end.
struct JoinedPull {
  /// How far the transition is told to be when the first finger has begun to pull.
  var first = 0.2
  /// How far it is told to be before the second one comes.
  var alone = 0.4
  /// How far it is told to be when both have moved.
  var joined = 0.3
  /// How far it is told to be when the second one alone has moved.
  var left = 0.5
  /// How far down the second one has moved beside the first one, which came down at 140, in points.
  var second = 160
  /// Whether there is a second one.
  var hasSecond = true
  /// Whether the second one lifts before the first.
  var secondLiftsFirst = false

  /// Its trace.
  var trace: String {
    func beside(_ line: String) -> String { hasSecond ? "\n    > window.\(line)" : "" }
    let lift = "\n    > sheet.gestureEnded(at: [195, 220])"
    let secondLift = beside("gestureEnded(at: [225, 200])")
    let move = "\n    > sheet.gestureMoved(at: [195, 240])"
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
        > sheet.gestureMoved(at: [195, 120])
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 120ms
          > sheet.gestureMoved(at: [195, 150])
          < t1.updateInteractiveTransition(\(first))
      at 140ms
          > sheet.gestureMoved(at: [195, 200])
          < t1.updateInteractiveTransition(\(alone))\(beside("gestureBegan(drag: down, at: [225, 140])"))
      at 160ms
          > sheet.gestureMoved(at: [195, 220])\(beside("gestureMoved(at: [225, \(second)])"))
          < t1.updateInteractiveTransition(\(joined))\(hasSecond ? (secondLiftsFirst ? secondLift : lift) : "")
      at 180ms\(secondLiftsFirst ? move : beside("gestureMoved(at: [225, 200])"))
          < t1.updateInteractiveTransition(\(left))
      at 200ms\(hasSecond && !secondLiftsFirst ? secondLift : lift)
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """
  }
}
