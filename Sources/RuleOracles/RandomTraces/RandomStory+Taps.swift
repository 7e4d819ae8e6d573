extension RandomStory {
  /// Fingers tap beside a sheet and inside of it, and it goes, or stays; gives the lines of the hierarchy before.
  mutating func tellOfTaps() -> String {
    for _ in 0..<pick([2, 3, 3]) { tap() }
    return """
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark

      """
  }

  /// A finger that taps, whatever comes of it.
  private mutating func tap() {
    perhaps(8, "> window.resize(to: [844, 390])")
    perhaps(12, "> host.gestureBegan(drag: down, at: [9, 9])")
    let place = pick(["beside", "beside", "beside", "inside"])
    say("> sheet.gestureBegan(tap: \(place), at: [195, 100])")
    perhaps(12, "> host.gestureEnded()")
    if !chance(12) { say("> sheet.gestureEnded(at: [195, 100])") }
    perhaps(8, "> sheet.gestureMoved(at: [195, 120])")
    stick(12)
    if chance(8) { comeOver() } else if !chance(3), let name = nextTransition() { go(name) }
    wait(100)
  }

  /// Another screen comes over the sheet, and most often goes again.
  private mutating func comeOver() {
    guard let name = nextTransition() else { return }
    say(
      "< sheet.present(menu, animated: false)",
      "begin \(name) present sheet -> menu custom unanimated",
      "menu.viewWillAppear(animated: false)", "insert \(name).container into window",
      "insert menu.view into \(name).container", "menu.viewDidAppear(animated: false)",
      "end \(name) finished")
    guard !chance(3), let next = nextTransition() else { return }
    say(
      "> menu.dismiss(animated: false)", "begin \(next) dismiss menu -> sheet custom unanimated",
      "menu.viewWillDisappear(animated: false)", "remove menu.view from \(name).container",
      "menu.viewDidDisappear(animated: false)", "end \(next) finished")
  }

  /// The sheet goes, and comes again or is given back.
  private mutating func go(_ name: String) {
    let isGone = chance(2)
    say(
      "\(pick(["<", "<", "<", ">"])) sheet.dismiss(animated: true)",
      "begin \(name) dismiss sheet -> host custom", "sheet.viewWillDisappear(animated: true)")
    wait(100)
    say("< \(name).completeTransition(\(isGone))")
    guard isGone else {
      return say(
        "sheet.viewWillAppear(animated: true)", "sheet.viewDidAppear(animated: true)",
        "end \(name) cancelled")
    }
    say(
      "remove sheet.view from sheet.container", "sheet.viewDidDisappear(animated: true)",
      "end \(name) finished")
    guard let next = nextTransition() else { return }
    let presenter = pick(["host", "host", "host", "first"])
    say(
      "> \(presenter).present(sheet, style: custom, animated: false)",
      "begin \(next) present \(presenter) -> sheet custom unanimated",
      "sheet.viewWillAppear(animated: false)", "insert sheet.view into sheet.container",
      "sheet.viewDidAppear(animated: false)", "end \(next) finished")
  }
}
