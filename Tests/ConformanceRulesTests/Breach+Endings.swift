import ConformanceRules

extension Breach {
  /// What is told of the end, by whom, how often and when.
  static let endings: [Breach] = [
    Breach(
      "a closure that runs a second time",
      ["completion-closure-runs/once"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: true)
        end t1 finished
        host.presentCompletion()
        host.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "blocks beside a transition that are told that it was given up",
      ["completion-alongside-runs/outcome"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          t1.alongside()
          sheet.viewDidAppear(animated: true)
          t1.alongsideCompletion(isCancelled: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "an animator that is told twice that its animation has ended",
      ["completion-animation-ended-relayed/once"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 replace host -> sheet
          < animator.animateTransition(t1)
      at 300ms
          < t1.completeTransition(true)
          < animator.animationEnded(true)
          < animator.animationEnded(true)
        end t1 finished

      settled at 300ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "an animator that is told of a failure where all went through",
      ["completion-animation-ended-relayed/outcome"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 replace host -> sheet
          < animator.animateTransition(t1)
      at 300ms
          < t1.completeTransition(true)
          < animator.animationEnded(false)
        end t1 finished

      settled at 300ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "a completion seconds after all has come to rest, as was announced",
      ["completion-eventually/not-idle"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 3000ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          moves sheet.view (by t1)
      at 300ms
          rests sheet.view
      at 3000ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 3000ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a completion seconds after a driver has brought all to rest",
      ["completion-eventually/not-idle"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          < driver.startInteractiveTransition(t1)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          moves sheet.view (by t1)
      at 100ms
          > sheet.gestureEnded()
          < t1.cancelInteractiveTransition()
      at 200ms
          rests sheet.view
      at 1300ms
          < t1.completeTransition(false)
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled

      settled at 1300ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a completion at the moment when something is to begin, and a view that moves behind it",
      [
        "completion-not-before-animation-end/takes-time",
        "completion-not-before-animation-end/moved-first",
      ],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
          moves sheet.view (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "children that are told the end, and then begin to move",
      ["completion-not-before-animation-end/told-last"], cast: ["frame  Frame UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: true)
        host.willMove(toParent: nil)
        < frame.addChild(sheet)
        sheet.willMove(toParent: frame)
        < host.beginAppearanceTransition(false, animated: true)
        host.viewWillDisappear(animated: true)
        < sheet.beginAppearanceTransition(true, animated: true)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: true)
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: true)
        moves host.view (by subject)
      at 300ms
        rests host.view
        remove host.view from frame.view (by subject)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        sheet.didMove(toParent: frame)

      settled at 300ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "two durations that are a frame apart",
      ["resources-duration-truthful/one-answer"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.transitionDuration(t1, gives: 316.667ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
      at 300ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a completion that comes late, behind what came to rest late",
      ["resources-duration-truthful/true"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.transitionDuration(t1, gives: 300ms)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          moves sheet.view (by t1)
      at 500ms
          rests sheet.view
      at 600ms
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 600ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
