extension Tale {
  /// Presents and dismisses; gives the lines of the hierarchy before.
  mutating func tellOfScreens() -> String {
    let wasUp = chance(4)
    var isUp = wasUp
    let style = pick(["fullScreen", "custom", "pageSheet"])
    let removes = style == "fullScreen"
    for _ in 0..<pick([1, 2, 2, 3, 4]) {
      guard let change = change() else { break }
      aside()
      if isUp {
        dismiss(change, style, removes: removes, in: wasUp ? "sheet.container" : "t1.container")
      } else {
        present(change, style, removes: removes)
      }
      if change.isFinished { isUp.toggle() }
      perhaps(5, "> window.accessibilityPerformEscape(handled: \(chance(2)))")
      perhaps(3, "set host.view recognizers \(change.transition.dropFirst())")
      wait(100)
    }
    let below = removes ? "" : "  tree       window > host.view\n"
    let dim = chance(3) ? "  tree       window > sheet.container > dim\n" : ""
    let responder = chance(2) ? "  responder  host.view\n" : ""
    return wasUp
      ? "\(below)\(dim)  tree       window > sheet.container > sheet.view\n"
        + "  presented  host -> sheet\n  appeared   sheet\n"
        + (removes ? "" : "  appeared   host\n") + "  status-bar sheet light\n\(responder)"
      : "  tree       window > host.view > host.view-1\n  appeared   host\n"
        + "  status-bar host dark\n\(responder)"
  }

  private mutating func present(_ change: Change, _ style: String, removes: Bool) {
    let name = change.transition
    let frame = chance(2) ? " frame 0 100 390 744" : ""
    let told = "animated: \(change.isAnimated)"
    perhaps(2, "delegate sheet set")
    let captures = chance(3) ? ", capturesStatusBar: true" : ""
    ask(change, of: "host", "host.present(sheet, style: \(style), \(told)\(captures))")
    perhaps(2, "< delegate.animationControllerForPresented(sheet)")
    say("sheet.loadView()", "sheet.viewDidLoad()")
    say(
      "begin \(name) present host -> sheet \(style)\(removes ? " removing" : "")\(change.flags)\(frame)"
    )
    say("insert \(name).container into window")
    if chance(3) {
      say("insert dim into \(name).container (by \(name))")
      perhaps(2, "set dim frame 0 0 390 844 (by \(name))")
      perhaps(3, "> window.resize(to: [844, 390])")
    }
    perhaps(12, "insert host.view into \(name).container (by \(name))")
    perhaps(8, "insert card into \(name).container (by \(name))")
    if removes { say("host.viewWillDisappear(\(told))") }
    say("sheet.viewWillAppear(\(told))")
    if removes { say("remove host.view from window", "insert host.view into \(name).container") }
    say("status-bar sheet light")
    animate(change, moving: "sheet.view")
    say("insert sheet.view into \(name).container (by \(name))", "sheet.viewIsAppearing(\(told))")
    run(change, moving: "sheet.view")
    if !frame.isEmpty {
      say("set sheet.view frame 0 \(pick(["100", "100", "50"])) 390 744 (by \(name))")
    }
    say("< \(name).completeTransition(\(change.isFinished))")
    if change.isFinished {
      if removes {
        say("remove host.view from \(name).container", "host.viewDidDisappear(\(told))")
      }
      say("sheet.viewDidAppear(\(told))")
    } else {
      giveUp(change, "sheet", "host", removes: removes, container: "\(name).container")
    }
    conclude(change)
    if !change.isInteractive { say("host.presentCompletion()") }
  }

  private mutating func dismiss(
    _ change: Change, _ style: String, removes: Bool, in container: String
  ) {
    let name = change.transition
    let told = "animated: \(change.isAnimated)"
    ask(change, of: "sheet", "sheet.dismiss(\(told))")
    perhaps(8, "delegate sheet lost")
    say("begin \(name) dismiss sheet -> host \(style)\(removes ? " removing" : "")\(change.flags)")
    say("sheet.viewWillDisappear(\(told))")
    if removes { say("host.viewWillAppear(\(told))") }
    if !chance(8) { say("status-bar host dark") }
    animate(change, moving: "sheet.view")
    if removes {
      let place = chance(3) ? "" : " below sheet.view"
      say(
        "insert host.view into \(container)\(place) (by \(name))", "host.viewIsAppearing(\(told))")
    }
    run(change, moving: "sheet.view")
    perhaps(6, "remove dim from \(container) (by \(name))")
    say("< \(name).completeTransition(\(change.isFinished))")
    if change.isFinished {
      if removes {
        say(
          "remove host.view from \(container)", "insert host.view into window",
          "host.viewDidAppear(\(told))")
      }
      say("remove sheet.view from \(container)", "remove \(container) from window")
      say("sheet.viewDidDisappear(\(told))")
      perhaps(3, "remove dim from \(container) (by \(name))")
      perhaps(3, "< library.reportDismissal(sheet)")
    } else {
      perhaps(8, "< library.reportDismissal(sheet)")
      if removes { say("remove host.view from \(container)") }
      giveUp(change, "host", "sheet", removes: true, container: nil)
      say("status-bar sheet light")
    }
    conclude(change)
    if !change.isInteractive { say("sheet.dismissCompletion()") }
    perhaps(8, "< library.reportDismissal(sheet)")
    perhaps(2, "release sheet")
  }

  /// What both sides hear when a change is given up.
  private mutating func giveUp(
    _ change: Change, _ incoming: String, _ outgoing: String, removes: Bool, container: String?
  ) {
    let told = "animated: \(change.isAnimated)"
    if let container {
      say("remove \(incoming).view from \(container)")
      if removes { say("remove host.view from \(container)", "insert host.view into window") }
      say("remove \(container) from window", "status-bar host dark")
    }
    say("\(incoming).viewWillDisappear(\(told))", "\(incoming).viewDidDisappear(\(told))")
    if removes {
      say("\(outgoing).viewWillAppear(\(told))", "\(outgoing).viewDidAppear(\(told))")
    }
  }
}
