import ConformanceRules

extension LegalBehaviour {
  static let modal: [Sketch] = [
    Sketch(
      "a full-screen dismissal that is given up reverses both sides",
      """
      baseline
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        status-bar sheet light

      at 0ms
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host fullScreen removing interactive
          insert t1.container into window
          insert sheet.view into t1.container
          sheet.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          status-bar host dark
          < animator.animateTransition(t1)
          insert host.view into t1.container
      at 100ms
          < t1.cancelInteractiveTransition()
      at 200ms
          < t1.completeTransition(false)
          remove host.view from t1.container
          host.viewWillDisappear(animated: true)
          host.viewDidDisappear(animated: true)
          status-bar sheet light
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 200ms
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        status-bar sheet light
      """),
    Sketch(
      "several verdicts are honest if a pause lies between them, and the last one counts",
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
      at 100ms
          < t1.cancelInteractiveTransition()
      at 120ms
          < t1.pauseInteractiveTransition()
      at 200ms
          < t1.finishInteractiveTransition()
      at 300ms
          < t1.completeTransition(true)
          remove sheet.view from t0.container
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a completion after a pause without a verdict is nobody's lie",
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < t1.cancelInteractiveTransition()
          < t1.pauseInteractiveTransition()
          < t1.completeTransition(true)
          remove t0.container from window
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "a subject that emulates tells the presenter by hand, and ends after completion",
      contract: JudgingContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
        < host.endAppearanceTransition() (by t1)
        host.viewDidDisappear(animated: true)
      at 1000ms
        > sheet.dismiss(animated: false)
        begin t2 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          < host.beginAppearanceTransition(true, animated: false) (by t2)
          host.viewWillAppear(animated: false)
          < animator.animateTransition(t2)
          < t2.completeTransition(true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: false)
        end t2 finished
        sheet.dismissCompletion()
        < host.endAppearanceTransition() (by t2)
        host.viewDidAppear(animated: false)

      settled at 1000ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Sketch(
      "a subject that emulates tells a presenter that it is away, and leaves it in sight",
      contract: JudgingContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view > child.view
        children   host > child
        appeared   host
        appeared   child

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          child.viewWillDisappear(animated: true)
          insert sheet.view into t1.container
      at 300ms
          < host.endAppearanceTransition() (by t1)
          host.viewDidDisappear(animated: true)
          child.viewDidDisappear(animated: true)
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view > child.view
        tree       window > t1.container > sheet.view
        children   host > child
        presented  host -> sheet
        appeared   sheet
        frame      sheet.view 20 100 350 644
      """),
    Sketch(
      "a subject that emulates reverses the presenter by hand when it is given up",
      contract: JudgingContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < host.beginAppearanceTransition(false, animated: true) (by t1)
          host.viewWillDisappear(animated: true)
          < t1.cancelInteractiveTransition()
          < host.beginAppearanceTransition(true, animated: true) (by t1)
          host.viewWillAppear(animated: true)
          < t1.completeTransition(false)
          sheet.viewWillDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
          remove t1.container from window
        end t1 cancelled
        < host.endAppearanceTransition() (by t1)
        host.viewDidAppear(animated: true)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Sketch(
      "the system's own transition completes itself, and a sheet leaves presenter and bar alone",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: pageSheet, animated: true)
        begin t1 present host -> sheet pageSheet
          insert t1.container into window
          insert sheet.view into t1.container
          sheet.viewWillAppear(animated: true)
      at 500ms
          sheet.viewDidAppear(animated: true)
        end t1 finished
      at 600ms
        > sheet.gestureBegan()
        begin t2 dismiss sheet -> host pageSheet interactive
          sheet.viewWillDisappear(animated: true)
      at 700ms
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t2 cancelled

      settled at 700ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark
      """),
    Sketch(
      "an unanimated full-screen presentation may tell the end after the transition's end",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: fullScreen, animated: false)
        begin t1 present host -> sheet fullScreen removing unanimated
          insert t1.container into window
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          status-bar sheet light
          remove host.view from window
        end t1 finished
        sheet.viewDidAppear(animated: false)
        host.viewDidDisappear(animated: false)
        host.presentCompletion()

      settled at 0ms
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        status-bar sheet light
      """),
    Sketch(
      "a child of what is presented decides the bar in its stead",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: overFullScreen, animated: true, capturesStatusBar: true)
        begin t1 present host -> sheet overFullScreen
          insert t1.container into window
          insert sheet.view into t1.container
          sheet.viewWillAppear(animated: true)
          status-bar leaf light
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view > leaf.view
        children   sheet > leaf
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar leaf light
      """),
    Sketch(
      "a presentation that no line asked for may take the bar and need not",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container
          sheet.viewWillAppear(animated: true)
          status-bar sheet light
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar sheet light
      """),
    Sketch(
      "a chain that is dismissed at once gives all back to the one who asked",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: fullScreen, animated: false)
        begin t1 present host -> sheet fullScreen removing unanimated
          insert t1.container into window
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          status-bar sheet light
          remove host.view from window
          sheet.viewDidAppear(animated: false)
          host.viewDidDisappear(animated: false)
        end t1 finished
      at 100ms
        > sheet.present(top, style: custom, animated: false)
        begin t2 present sheet -> top custom unanimated
          insert t2.container into window
          top.viewWillAppear(animated: false)
          insert top.view into t2.container
          top.viewDidAppear(animated: false)
        end t2 finished
      at 200ms
        > host.dismiss(animated: false)
        begin t3 dismiss top -> host fullScreen removing unanimated
          top.viewWillDisappear(animated: false)
          sheet.viewWillDisappear(animated: false)
          host.viewWillAppear(animated: false)
          status-bar host dark
          insert host.view into window
          remove t1.container from window
          remove t2.container from window
          host.viewDidAppear(animated: false)
          sheet.viewDidDisappear(animated: false)
          top.viewDidDisappear(animated: false)
        end t3 finished

      settled at 200ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Sketch(
      "a presenter that rests scaled and faded under what it presents is in its place",
      contract: JudgingContract(restingLook: [.transform, .alpha]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          set host.view alpha 0
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        transform  host.view 0.9 0 0 0.9 0 0
        alpha      host.view 0
      """),
    Sketch(
      "a presentation that began before the last one's end has told the presenter, late",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet fullScreen removing unanimated
          host.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert t1.container into window
          insert sheet.view into t1.container
          remove host.view from window
          sheet.viewDidAppear(animated: false)
          begin t2 present sheet -> top overFullScreen unanimated
            top.viewWillAppear(animated: false)
            host.viewDidDisappear(animated: false)
          end t1 finished
          insert t2.container into window
          insert top.view into t2.container
          top.viewDidAppear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > t1.container > sheet.view
        tree       window > t2.container > top.view
        presented  host -> sheet
        presented  sheet -> top
        appeared   sheet
        appeared   top
      """),
    Sketch(
      "a delegate that somebody cleared on purpose is not lost",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        delegate sheet set
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        delegate sheet cleared
        delegate sheet lost

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "rounds of the same names are judged each for itself",
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        round 1
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < t2.completeTransition(true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        release sheet
        round 2
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < t2.completeTransition(true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        release sheet

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar host dark
      """),
    Sketch(
      "a presenter that is pushed away while a sheet comes hears of the push",
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.view
          begin t2 present host -> sheet overCurrentContext
            insert t2.container into window
            insert sheet.view into t2.container
            sheet.viewWillAppear(animated: true)
            remove host.view from nav.view
            host.viewDidDisappear(animated: true)
            next.viewDidAppear(animated: true)
          end t1 finished
          sheet.viewDidAppear(animated: true)
        end t2 finished

      settled at 0ms
        tree       window > nav.view > next.view
        tree       window > t2.container > sheet.view
        children   nav > host next
        presented  host -> sheet
        appeared   next
        appeared   sheet
      """),
    Sketch(
      "a bar that a child of the presented decides, and a dismissal that is given up",
      """
      baseline
        tree       window > host.view
        children   sheet > leaf
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: custom, animated: true, capturesStatusBar: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert sheet.view into t1.container
          sheet.viewWillAppear(animated: true)
          status-bar leaf light
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t2 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        children   sheet > leaf
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar leaf light
      """),
    Sketch(
      "a view that is put in before the line that takes it out of its old place",
      """
      baseline
        tree       window > host.view
        tree       window > shelf > sheet.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container
          remove sheet.view from shelf
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > shelf
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
