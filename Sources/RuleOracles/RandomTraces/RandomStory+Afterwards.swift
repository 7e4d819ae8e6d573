extension RandomStory {
  /// Something that comes when a change is over, whoever does it.
  ///
  /// - Parameter shown: The controller that is on the screen.
  mutating func afterwards(_ shown: String) {
    guard chance(4) else { return }
    switch pick([0, 0, 1, 2, 3, 3, 4, 5]) {
    case 0: swapRoot(of: shown)
    case 1: askForLook(shown)
    case 2: open(pick(["nav", "pager", shown]), around: shown)
    case 3: tap(shown)
    case 4: turn(beneath: pick(["host", "sheet", "menu"]))
    default: say("> window.resize(to: \(pick(["[844, 390]", "[390, 844]"])))", look(of: shown))
    }
    wait(pick([0, 100]))
  }

  /// Gives the window another root, as after a login.
  private mutating func swapRoot(of shown: String) {
    let next = pick(["third", "host", "first"].filter { $0 != shown })
    say("> window.setRootViewController(\(next), animated: false)")
    say("\(shown).viewWillDisappear(animated: false)", "remove \(shown).view from window")
    perhaps(2, "remove \(shown).view from nav.container")
    say("\(next).viewWillAppear(animated: false)", "insert \(next).view into window")
    perhaps(2, look(of: next))
    say("\(shown).viewDidDisappear(animated: false)", "\(next).viewDidAppear(animated: false)")
  }

  /// Lets somebody ask for the status bar again.
  private mutating func askForLook(_ shown: String) {
    let owner = pick([shown, "host", "sheet"])
    say("\(pick([">", "<"])) \(owner).setNeedsStatusBarAppearanceUpdate()\(pick(["", " (by t1)"]))")
    say(look(of: owner))
  }

  /// Opens a drawer around a child.
  private mutating func open(_ container: String, around child: String) {
    if child != container { perhaps(2, "\(child).didMove(toParent: \(container))") }
    say("> \(container).open(animated: false)")
    say("set \(child).view frame 120 0 390 844 (by subject)")
    guard container != "menu", chance(2) else { return }
    let writer = pick(["(by subject)", "(by subject)", "(by t1)"])
    say("set \(child).view inert \(writer)", "< \(container).addChild(menu)")
    say("set menu.view frame 0 0 120 844 (by subject)")
    say("insert menu.view into \(container).view (by subject)")
    say("menu.didMove(toParent: \(container))")
    perhaps(3, "> \(container).close(animated: false)", "remove menu.view from \(container).view")
  }

  /// A finger that taps, and what a screen makes of it.
  private mutating func tap(_ shown: String) {
    say("> \(shown).gestureBegan(tap: 1)", "> \(shown).gestureEnded()")
    perhaps(3, "set \(shown).view alpha 0.5")
    perhaps(3, "set \(shown).view frame 0 20 390 824 (by subject)")
    perhaps(3, "remove host.view-1 from host.view (by subject)")
  }

  /// A stack changes, in some screen or outside of all.
  private mutating func turn(beneath holder: String) {
    guard let name = nextTransition() else { return }
    perhaps(2, "first.didMove(toParent: \(holder))")
    say("begin \(name) push first -> second unanimated")
    say("first.viewWillDisappear(animated: false)", "second.viewWillAppear(animated: false)")
    perhaps(2, look(of: "second"))
    say("first.viewDidDisappear(animated: false)", "second.viewDidAppear(animated: false)")
    say("end \(name) finished")
  }

  private mutating func look(of owner: String) -> String {
    "status-bar \(owner) \(pick(["dark", "light", "light hidden"]))"
  }
}
