import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What nobody may settle alone: the other side of what is legal among navigations, containers,
  /// libraries and screens.
  static let ownAffairs: [Breach] = [
    Breach(
      "a drawer that a finger opens, and whose child a presentation moves on",
      ["geometry-frame-rollback"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(edge: left)
        set host.view frame 120 0 390 844 (by subject)
        > frame.gestureEnded()
      at 300ms
        begin t1 present frame -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          set host.view frame 140 0 390 844 (by t1)
          sheet.viewDidAppear(animated: false)
        end t1 finished

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > t1.container > sheet.view
        children   frame > host
        presented  frame -> sheet
        appeared   frame
        appeared   host
        appeared   sheet
        frame      host.view 140 0 390 844
      """),
    Breach(
      "two screens of the library's that go at once, and it speaks of neither",
      ["navigation-dismissal-observed"], cast: ["library  Library"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        delegate top set
        begin t1 present sheet -> top custom unanimated
          insert t1.container into window
          top.viewWillAppear(animated: false)
          insert top.view into t1.container
          top.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss top -> host custom unanimated
          top.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.container from window
          remove top.view from t1.container
          remove sheet.view from sheet.container
          top.viewDidDisappear(animated: false)
          sheet.viewWillDisappear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a root view that is put in, and made deaf on the line after",
      ["interaction-input-restored"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set sheet.view inert (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      sheet.view
      """),
    Breach(
      "chrome that is made deaf when the transition is under way",
      ["interaction-input-restored"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert dim into t1.container (by t1)
          insert sheet.view into t1.container (by t1)
      at 100ms
          set dim inert (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 100ms
        tree       window > host.view
        tree       window > t1.container > dim
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        inert      dim
      """),
    Breach(
      "an animator that works on after the presentation controller was told of the end",
      ["completion-no-work-after"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          < presentation.dismissalTransitionWillBegin()
          < animator.animateTransition(t1)
          remove sheet.view from sheet.container (by t1)
          < t1.completeTransition(true)
          remove sheet.container from window
          < presentation.dismissalTransitionDidEnd(true)
          sheet.viewDidDisappear(animated: true)
          < animator.animationEnded(true)
        end t1 finished
        set host.view corner 0 (by t1)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a view that an animator pins and leaves so, in a container that was asked for nothing",
      ["geometry-layout-ownership"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 present frame -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          set host.view constrained (by t1)
          set host.view pinned 4 (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > t1.container > sheet.view
        children   frame > host
        presented  frame -> sheet
        appeared   frame
        appeared   host
        appeared   sheet
        constrained host.view
        pinned     host.view 4
      """),
  ]
}
