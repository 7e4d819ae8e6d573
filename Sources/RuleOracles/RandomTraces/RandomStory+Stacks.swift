extension RandomStory {
  /// Pushes and pops; gives the lines of the hierarchy before.
  mutating func tellOfStacks() -> String {
    var isPushed = false
    for _ in 0..<pick([1, 2, 3]) {
      guard let change = change() else { break }
      aside()
      let (from, to) = isPushed ? ("second", "first") : ("first", "second")
      let told = "animated: \(change.isAnimated)"
      if isPushed {
        ask(change, of: "first", "nav.popViewController(\(told))")
        say("second.willMove(toParent: nil)")
      } else {
        ask(change, of: "first", "nav.pushViewController(second, \(told))")
        say("second.willMove(toParent: nav)")
      }
      perhaps(12, "> window.resize(to: [844, 390])", "third.didMove(toParent: nav)")
      perhaps(8, "> nav.pushViewController(third, animated: true)")
      say("begin \(change.transition) \(isPushed ? "pop" : "push") \(from) -> \(to)\(change.flags)")
      replace(change, from, to, in: "nav.container", says: "nav-delegate.willShow(\(to))")
      perhaps(6, "< nav.popViewController(animated: true) (by \(change.transition))")
      perhaps(12, "fault D7 logged nav")
      perhaps(8, "set \(to).view insets 47 0 34 0")
      conclude(change)
      if change.isFinished {
        say(
          "second.didMove(toParent: \(isPushed ? "nil" : "nav"))", "< nav-delegate.didShow(\(to))")
        isPushed.toggle()
      }
      wait(100)
      if isPushed, chance(6) { swipeInVain() }
      afterwards(isPushed ? "second" : "first")
    }
    return """
        tree       window > nav.view > nav.container > first.view
        children   nav > first
        appeared   nav
        appeared   first
        status-bar nav default by first

      """
  }

  /// A finger from the edge that begins nothing.
  private mutating func swipeInVain() {
    say("> second.gestureBegan(edge: left)")
    wait(pick([0, 100]))
    say("> second.gestureMoved()", "> second.gestureEnded()")
  }

  /// Selects tabs; gives the lines of the hierarchy before.
  mutating func tellOfTabs() -> String {
    var selected = "first"
    for _ in 0..<pick([1, 2, 3]) {
      guard let change = change(isForcedAnimated: true) else { break }
      let to = pick(["first", "second", "third"].filter { $0 != selected })
      ask(change, of: "first", "tab.setSelectedIndex(1)")
      say("begin \(change.transition) select \(selected) -> \(to)\(change.flags)")
      replace(change, selected, to, in: "tab.container", says: "tab-delegate.didSelect(\(to))")
      perhaps(4, "set tab.bar hidden\(pick(["", " false"])) (by \(change.transition))")
      conclude(change)
      if change.isFinished { selected = to }
      wait(100)
    }
    return """
        tree       window > tab.view > tab.container > first.view
        children   tab > first second third
        selected   tab first at 0 item 0
        appeared   tab
        appeared   first
        status-bar first dark

      """
  }

  /// One screen takes the place of another.
  private mutating func replace(
    _ change: Change, _ from: String, _ to: String, in container: String, says news: String
  ) {
    let told = "animated: \(change.isAnimated)"
    say("\(from).viewWillDisappear(\(told))", "\(to).viewWillAppear(\(told))", "< \(news)")
    animate(change, moving: "\(to).view")
    let place = chance(2) ? "" : " below \(from).view"
    say("insert \(to).view into \(container)\(place) (by \(change.transition))")
    say("\(to).viewIsAppearing(\(told))")
    run(change, moving: "\(to).view")
    say("< \(change.transition).completeTransition(\(change.isFinished))")
    if change.isFinished {
      say("remove \(from).view from \(container)")
      say("\(from).viewDidDisappear(\(told))", "\(to).viewDidAppear(\(told))")
    } else {
      say("remove \(to).view from \(container)")
      say("\(to).viewWillDisappear(\(told))", "\(to).viewDidDisappear(\(told))")
      say("\(from).viewWillAppear(\(told))", "\(from).viewDidAppear(\(told))")
    }
  }
}
