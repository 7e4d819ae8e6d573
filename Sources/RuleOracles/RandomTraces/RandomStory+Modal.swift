extension RandomStory {
  /// A presenter and what it presents.
  struct Couple {
    let lower: String
    let upper: String
    let style: String
    let container: String

    /// Whether the presenter's view goes out of the window.
    var removes: Bool { style == "fullScreen" }
  }

  /// Presents a controller.
  mutating func present(_ change: Change, _ couple: Couple) {
    let (name, lower, upper) = (change.transition, couple.lower, couple.upper)
    let (style, removes) = (couple.style, couple.removes)
    let frame = chance(2) ? " frame 0 100 390 744" : ""
    let told = "animated: \(change.isAnimated)"
    perhaps(2, "delegate \(upper) set")
    let captures = chance(3) ? ", capturesStatusBar: true" : ""
    ask(change, of: lower, "\(lower).present(\(upper), style: \(style), \(told)\(captures))")
    perhaps(2, "< delegate.animationControllerForPresented(\(upper))")
    say("\(upper).loadView()", "\(upper).viewDidLoad()")
    say(
      "begin \(name) present \(lower) -> \(upper) \(style)\(removes ? " removing" : "")\(change.flags)\(frame)"
    )
    say("insert \(name).container into window")
    perhaps(2, "< presentation.presentationTransitionWillBegin()")
    if chance(3) {
      say("insert dim into \(name).container (by \(name))")
      perhaps(2, "set dim frame 0 0 \(pick(["390 844", "844 390"])) (by \(name))")
      perhaps(4, "set dim inert (by \(name))")
      perhaps(3, "> window.resize(to: [844, 390])")
      perhaps(6, "set dim inert (by \(name))")
    }
    let accompanies = chance(3)
    if accompanies { accompany(name) }
    perhaps(12, "insert \(lower).view into \(name).container (by \(name))")
    perhaps(8, "insert card into \(name).container (by \(name))")
    let flies = chance(6)
    if flies {
      say("remove card from \(upper).view (by \(name))")
      say("insert card into \(name).container (by \(name))")
    }
    if removes { say("\(lower).viewWillDisappear(\(told))") }
    say("\(upper).viewWillAppear(\(told))")
    if removes {
      say("remove \(lower).view from window", "insert \(lower).view into \(name).container")
    }
    say("status-bar \(upper) light")
    animate(change, moving: "\(upper).view")
    let isBoxed = chance(6)
    say("insert \(upper).view into \(isBoxed ? "box" : "\(name).container") (by \(name))")
    if isBoxed { perhaps(2, "insert box into \(name).container (by \(name))") }
    say("\(upper).viewIsAppearing(\(told))")
    run(change, moving: "\(upper).view")
    if !frame.isEmpty {
      say("set \(upper).view frame 0 \(pick(["100", "100", "50"])) 390 744 (by \(name))")
    }
    if flies { perhaps(2, "insert card into \(upper).view (by \(name))") }
    if accompanies {
      perhaps(4, "insert \(name).view-1 into \(name).container (by \(name))")
      perhaps(6, "remove \(name).view-1 from \(name).container (by \(name))")
    }
    say("< \(name).completeTransition(\(change.isFinished))")
    if change.isFinished {
      if removes {
        say("remove \(lower).view from \(name).container", "\(lower).viewDidDisappear(\(told))")
      }
      say("\(upper).viewDidAppear(\(told))")
    } else {
      giveUp(change, couple, removes: removes)
    }
    conclude(change)
    if !change.isInteractive { say("\(lower).presentCompletion()") }
  }

  /// Lets a view come along with what is presented, in the container or into what lies there.
  private mutating func accompany(_ name: String) {
    perhaps(4, "< animator.transitionDuration(\(name), gives: 350ms)")
    say("insert \(name).view-1 into \(name).container (by \(name))")
    perhaps(3, "set \(name).view-1 frame 0 0 \(pick(["390 844", "390 300"])) (by \(name))")
    perhaps(6, "set \(name).view-1 alpha \(pick(["0", "0.5"])) (by \(name))")
  }

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
    conclude(change)
    if !change.isInteractive { say("\(upper).dismissCompletion()") }
    perhaps(8, "< library.reportDismissal(\(upper))")
    perhaps(2, "release \(upper)")
  }

  /// What both sides hear when a presentation is given up.
  private mutating func giveUp(_ change: Change, _ couple: Couple, removes: Bool) {
    let (lower, upper, container) = (couple.lower, couple.upper, couple.container)
    let told = "animated: \(change.isAnimated)"
    say("remove \(upper).view from \(container)")
    if removes { say("remove \(lower).view from \(container)", "insert \(lower).view into window") }
    say("remove \(container) from window", "status-bar \(lower) dark")
    say("\(upper).viewWillDisappear(\(told))", "\(upper).viewDidDisappear(\(told))")
    if removes { say("\(lower).viewWillAppear(\(told))", "\(lower).viewDidAppear(\(told))") }
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
