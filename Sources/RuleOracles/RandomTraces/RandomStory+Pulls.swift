extension RandomStory {
  /// Fingers pull a sheet one after the other; gives the lines of the hierarchy before.
  mutating func tellOfPulls() -> String {
    for _ in 0..<pick([2, 2, 3]) { pull() }
    return """
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark

      """
  }

  /// A finger, whatever comes of it.
  private mutating func pull() {
    perhaps(8, "> window.resize(to: [844, 390])")
    perhaps(8, "> sheet.gestureBegan(tap: 1)", "> sheet.gestureEnded()")
    perhaps(8, "> host.gestureBegan(drag: down, at: [9, 9])")
    say("> sheet.gestureBegan(drag: \(pick(["down", "down", "down", "up"])), at: [195, 100])")
    wait(20)
    perhaps(12, "> host.gestureBegan(drag: down, at: [9, 9])")
    say("> sheet.gestureMoved(at: [195, \(pick([130, 150]))])")
    let name = chance(4) ? nil : nextTransition()
    if let name { begin(name) }
    drag(name)
    say("> sheet.\(chance(8) ? "gestureCancelled()" : "gestureEnded(at: [195, 300])")")
    if let name { giveUp(name) }
    perhaps(2, "> host.gestureEnded()")
    wait(100)
  }

  private mutating func begin(_ name: String) {
    say(
      "< sheet.dismiss(animated: true)",
      "begin \(name) dismiss sheet -> host custom\(chance(8) ? "" : " interactive")",
      "sheet.viewWillDisappear(animated: true)", "< driver.startInteractiveTransition(\(name))")
  }

  /// The finger moves on, and what it drives is told how far that is, more or less.
  private mutating func drag(_ name: String?) {
    for place in [160, 220, 300] where !chance(6) {
      wait(20)
      say("> sheet.gestureMoved(at: [195, \(place)])")
      guard let name, !chance(6) else { continue }
      say("< \(name).updateInteractiveTransition(\(pick(["0.1", "0.3", "0.5"])))")
    }
    wait(20)
  }

  private mutating func giveUp(_ name: String) {
    say(
      "< \(name).cancelInteractiveTransition()", "< \(name).completeTransition(false)",
      "sheet.viewWillAppear(animated: true)", "sheet.viewDidAppear(animated: true)",
      "end \(name) cancelled")
  }
}
