extension RandomStory {
  /// Lets a container of the app's own change its child by hand; gives the hierarchy before.
  mutating func tellOfPages() -> String {
    var shown = "first"
    for _ in 0..<pick([1, 2, 3]) {
      guard let change = change(isForcedAnimated: chance(2)) else { break }
      let next = pick(["first", "second", "third"].filter { $0 != shown })
      aside()
      if chance(4) { pull(shown) }
      ask(change, of: "first", "pager.select(1, animated: \(change.isAnimated))")
      turn(change, shown, next)
      if change.isFinished { shown = next }
      perhaps(4, "> window.resize(to: [844, 390])", "pager.viewWillTransition(to: [844, 390])")
      perhaps(2, "\(shown).viewWillTransition(to: [844, 390])")
      if chance(3) { cover(shown) }
      perhaps(4, "\(shown).viewWillDisappear(animated: false)")
      afterwards(shown)
      wait(100)
    }
    return """
        tree       window > pager.view > first.view
        children   pager > first
        appeared   pager
        appeared   first
        status-bar first dark

      """
  }

  /// Moves a child after a finger, as a drawer does.
  private mutating func pull(_ child: String) {
    let finger = pick(["pager", child, "nav"])
    say("> \(finger).gestureBegan(edge: left)")
    perhaps(2, "set \(child).view frame 120 0 390 844 (by subject)")
    say("> \(finger).gestureEnded()")
    perhaps(8, "set \(child).view transform 0.9 0 0 0.9 0 0")
    wait(pick([0, 100]))
    perhaps(8, "set \(child).view frame 20 0 390 844 (by subject)")
  }

  private mutating func turn(_ change: Change, _ from: String, _ to: String) {
    let name = change.transition
    let told = "animated: \(change.isAnimated)"
    say("\(from).willMove(toParent: nil)")
    perhaps(12, "insert \(to).view into pager.view (by subject)")
    say("< pager.addChild(\(to))", "\(to).willMove(toParent: pager)")
    say("begin \(name) replace \(from) -> \(to)\(change.flags)")
    say("< \(from).beginAppearanceTransition(false, \(told)) (by \(name))")
    say("\(from).viewWillDisappear(\(told))")
    perhaps(2, "< coordinator.animateAlongsideTransition(\(from))")
    say("< \(to).beginAppearanceTransition(true, \(told)) (by \(name))")
    say("\(to).viewWillAppear(\(told))", "< witness.animateTransition(\(name))")
    perhaps(6, "set \(to).view constrained (by \(name))", "set \(to).view pinned 4 (by \(name))")
    say("insert \(to).view into pager.view (by \(name))", "\(to).viewIsAppearing(\(told))")
    perhaps(2, "< coordinator.alongside(\(from))")
    run(change, moving: "\(to).view")
    if change.isFinished {
      say("remove \(from).view from pager.view (by \(name))")
    } else {
      reverse(change, from, to)
    }
    say("< \(name).completeTransition(\(change.isFinished))")
    let gone = change.isFinished ? from : to
    let stays = change.isFinished ? to : from
    say("< \(gone).endAppearanceTransition() (by \(name))", "\(gone).viewDidDisappear(\(told))")
    say("< \(stays).endAppearanceTransition() (by \(name))", "\(stays).viewDidAppear(\(told))")
    perhaps(2, "< coordinator.alongsideCompletion(\(from), isCancelled: \(!change.isFinished))")
    say("< witness.animationEnded(\(change.isFinished))")
    say("end \(name) \(change.isFinished ? "finished" : "cancelled")")
    if !change.isFinished { say("\(gone).willMove(toParent: nil)") }
    say("< \(gone).removeFromParent()", "\(gone).didMove(toParent: nil)")
    say("\(stays).didMove(toParent: pager)")
    perhaps(8, "\(stays).willMove(toParent: nil)", "\(stays).didMove(toParent: pager)")
    perhaps(8, "\(stays).didMove(toParent: pager)")
    perhaps(4, "status-bar \(stays) light")
    perhaps(6, "status-bar pager dark")
  }

  private mutating func reverse(_ change: Change, _ from: String, _ to: String) {
    let name = change.transition
    let told = "animated: \(change.isAnimated)"
    say("< \(to).beginAppearanceTransition(false, \(told)) (by \(name))")
    say("\(to).viewWillDisappear(\(told))")
    say("< \(from).beginAppearanceTransition(true, \(told)) (by \(name))")
    say("\(from).viewWillAppear(\(told))", "remove \(to).view from pager.view (by \(name))")
  }

  /// Something comes over the container and goes again, and the child is told by hand.
  private mutating func cover(_ child: String) {
    let isTold = !chance(5)
    for (way, will, did) in [
      ("false", "viewWillDisappear", "viewDidDisappear"),
      ("true", "viewWillAppear", "viewDidAppear"),
    ] {
      say("pager.\(will)(animated: false)")
      if isTold {
        say("< \(child).beginAppearanceTransition(\(way), animated: false) (by subject)")
        say("\(child).\(will)(animated: false)")
        say("< \(child).endAppearanceTransition() (by subject)")
        say("\(child).\(did)(animated: false)")
      }
      say("pager.\(did)(animated: false)")
    }
  }
}
