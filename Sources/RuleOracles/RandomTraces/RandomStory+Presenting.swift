extension RandomStory {
  /// Presents a controller.
  mutating func present(_ change: Change, _ couple: Couple) {
    let (name, lower, upper) = (change.transition, couple.lower, couple.upper)
    let frame = chance(2) ? " frame 0 100 390 744" : ""
    askToPresent(change, couple)
    say(
      "begin \(name) present \(lower) -> \(upper) \(couple.style)\(couple.removes ? " removing" : "")\(change.flags)\(frame)"
    )
    say("insert \(name).container into window")
    perhaps(2, "< presentation.presentationTransitionWillBegin()")
    perhaps(5, "< presentation.presentedView(\(name), gives: \(name).view-1)")
    dim(name)
    let accompanies = chance(3)
    if accompanies { accompany(name) }
    perhaps(12, "insert \(lower).view into \(name).container (by \(name))")
    perhaps(8, "insert card into \(name).container (by \(name))")
    let flies = chance(6)
    if flies {
      say("remove card from \(upper).view (by \(name))")
      say("insert card into \(name).container (by \(name))")
    }
    bringIn(change, couple)
    if !frame.isEmpty {
      say("set \(upper).view frame 0 \(pick(["100", "100", "50"])) 390 744 (by \(name))")
    }
    if flies { perhaps(2, "insert card into \(upper).view (by \(name))") }
    if accompanies {
      perhaps(4, "insert \(name).view-1 into \(name).container (by \(name))")
      perhaps(6, "remove \(name).view-1 from \(name).container (by \(name))")
    }
    endPresentation(change, couple)
  }

  /// Asks for a presentation, and loads what is presented.
  private mutating func askToPresent(_ change: Change, _ couple: Couple) {
    let (lower, upper) = (couple.lower, couple.upper)
    perhaps(2, "delegate \(upper) set")
    let captures = chance(3) ? ", capturesStatusBar: true" : ""
    ask(
      change, of: lower,
      "\(lower).present(\(upper), style: \(couple.style), animated: \(change.isAnimated)\(captures))"
    )
    perhaps(2, "< delegate.animationControllerForPresented(\(upper))")
    say("\(upper).loadView()", "\(upper).viewDidLoad()")
  }

  /// Puts a view behind what is presented, now and then.
  private mutating func dim(_ name: String) {
    guard chance(3) else { return }
    say("insert dim into \(name).container (by \(name))")
    perhaps(2, "set dim frame 0 0 \(pick(["390 844", "844 390"])) (by \(name))")
    perhaps(4, "set dim inert (by \(name))")
    perhaps(3, "> window.resize(to: [844, 390])")
    perhaps(6, "set dim inert (by \(name))")
  }

  /// Lets a view come along with what is presented, in the container or into what lies there.
  private mutating func accompany(_ name: String) {
    perhaps(4, "< animator.transitionDuration(\(name), gives: 350ms)")
    say("insert \(name).view-1 into \(name).container (by \(name))")
    perhaps(3, "set \(name).view-1 frame 0 0 \(pick(["390 844", "390 300"])) (by \(name))")
    perhaps(6, "set \(name).view-1 alpha \(pick(["0", "0.5"])) (by \(name))")
  }

  /// Tells both sides that they come and go, and moves what comes.
  private mutating func bringIn(_ change: Change, _ couple: Couple) {
    let (name, lower, upper) = (change.transition, couple.lower, couple.upper)
    let told = "animated: \(change.isAnimated)"
    if couple.removes { say("\(lower).viewWillDisappear(\(told))") }
    say("\(upper).viewWillAppear(\(told))")
    if couple.removes {
      say("remove \(lower).view from window", "insert \(lower).view into \(name).container")
    }
    say("status-bar \(upper) light")
    animate(change, moving: "\(upper).view")
    let isBoxed = chance(6)
    say("insert \(upper).view into \(isBoxed ? "box" : "\(name).container") (by \(name))")
    if isBoxed { perhaps(2, "insert box into \(name).container (by \(name))") }
    say("\(upper).viewIsAppearing(\(told))")
    run(change, moving: "\(upper).view")
  }

  /// Completes a presentation, and tells what both sides have come to.
  private mutating func endPresentation(_ change: Change, _ couple: Couple) {
    let (name, lower, upper) = (change.transition, couple.lower, couple.upper)
    let told = "animated: \(change.isAnimated)"
    say("< \(name).completeTransition(\(change.isFinished))")
    if change.isFinished {
      if couple.removes {
        say("remove \(lower).view from \(name).container", "\(lower).viewDidDisappear(\(told))")
      }
      say("\(upper).viewDidAppear(\(told))")
    } else {
      giveUp(change, couple)
    }
    conclude(change)
    if !change.isInteractive { say("\(lower).presentCompletion()") }
  }

  /// What both sides hear when a presentation is given up.
  private mutating func giveUp(_ change: Change, _ couple: Couple) {
    let (lower, upper, container) = (couple.lower, couple.upper, couple.container)
    let told = "animated: \(change.isAnimated)"
    say("remove \(upper).view from \(container)")
    if couple.removes {
      say("remove \(lower).view from \(container)", "insert \(lower).view into window")
    }
    say("remove \(container) from window", "status-bar \(lower) dark")
    say("\(upper).viewWillDisappear(\(told))", "\(upper).viewDidDisappear(\(told))")
    if couple.removes { say("\(lower).viewWillAppear(\(told))", "\(lower).viewDidAppear(\(told))") }
  }
}
