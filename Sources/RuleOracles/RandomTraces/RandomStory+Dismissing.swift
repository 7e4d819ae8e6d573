extension RandomStory {
  /// Dismisses a controller, and all that stands on it.
  ///
  /// - Parameter passed: one that the way leads past, where the presenter is asked.
  mutating func dismiss(_ change: Change, _ couple: Couple, past passed: String? = nil) {
    let (name, lower, upper) = (change.transition, couple.lower, couple.upper)
    let (style, removes, container) = (couple.style, couple.removes, couple.container)
    let told = "animated: \(change.isAnimated)"
    ask(change, of: upper, "\(passed == nil ? upper : lower).dismiss(\(told))")
    perhaps(8, "delegate \(upper) lost")
    say(
      "begin \(name) dismiss \(upper) -> \(lower) \(style)\(removes ? " removing" : "")\(change.flags)"
    )
    say("\(upper).viewWillDisappear(\(told))")
    if removes { say("\(lower).viewWillAppear(\(told))") }
    if !chance(8) { say("status-bar \(lower) dark") }
    animate(change, moving: "\(upper).view")
    if removes {
      let place = chance(3) ? "" : " below \(upper).view"
      say(
        "insert \(lower).view into \(container)\(place) (by \(name))",
        "\(lower).viewIsAppearing(\(told))")
    }
    if let passed { perhaps(3, "\(passed).viewIsAppearing(\(told))") }
    run(change, moving: "\(upper).view")
    perhaps(6, "remove dim from \(container) (by \(name))")
    let companion = container.replacing(".container", with: ".view-1")
    perhaps(4, "remove \(companion) from \(container) (by \(name))")
    say("< \(name).completeTransition(\(change.isFinished))")
    endDismissal(change, couple)
    conclude(change)
    if !change.isInteractive { say("\(upper).dismissCompletion()") }
    perhaps(8, "< library.reportDismissal(\(upper))")
    perhaps(2, "release \(upper)")
  }

  /// Tells what both sides have come to when a dismissal is over.
  private mutating func endDismissal(_ change: Change, _ couple: Couple) {
    let (name, lower, upper) = (change.transition, couple.lower, couple.upper)
    let (removes, container) = (couple.removes, couple.container)
    let told = "animated: \(change.isAnimated)"
    if change.isFinished {
      if removes {
        say(
          "remove \(lower).view from \(container)", "insert \(lower).view into window",
          "\(lower).viewDidAppear(\(told))")
      }
      say("remove \(upper).view from \(container)", "remove \(container) from window")
      perhaps(4, "< presentation.dismissalTransitionDidEnd(true)")
      perhaps(4, "set \(lower).view corner 0 (by \(name))")
      say("\(upper).viewDidDisappear(\(told))")
      perhaps(3, "remove dim from \(container) (by \(name))")
      perhaps(3, "< library.reportDismissal(\(upper))")
    } else {
      perhaps(8, "< library.reportDismissal(\(upper))")
      if removes { say("remove \(lower).view from \(container)") }
      comeBack(change, couple)
      say("status-bar \(upper) light")
    }
  }

  /// What both sides hear when a dismissal is given up.
  private mutating func comeBack(_ change: Change, _ couple: Couple) {
    let (lower, upper) = (couple.lower, couple.upper)
    let told = "animated: \(change.isAnimated)"
    if couple.removes {
      say("\(lower).viewWillDisappear(\(told))", "\(lower).viewDidDisappear(\(told))")
    }
    say("\(upper).viewWillAppear(\(told))", "\(upper).viewDidAppear(\(told))")
  }
}
