/// A finger pulls a sheet down, and the transition that it drives is told late how far it is, or never.
enum SilentPull {
  /// Its trace.
  ///
  /// - Parameters:
  ///   - moments: At how many moments the finger moves.
  ///   - teller: At which of them, counted from 1, the transition is told; none for never.
  static func trace(moments: Int, tellingAt teller: Int? = nil) -> String {
    let moves = (1...moments).map { moment in
      let place =
        "at \(100 + 20 * moment)ms\n    > sheet.gestureMoved(at: [195, \(100 + 20 * moment)])"
      return moment == teller ? place + "\n    < t1.updateInteractiveTransition(0.2)" : place
    }
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
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      \(moves.joined(separator: "\n"))
      at 400ms
          > sheet.gestureEnded(at: [195, 300])
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 400ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """
  }
}
