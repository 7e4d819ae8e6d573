import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// Turns, flags, sight and removals that are as they should be, and look otherwise.
  static let turns: [Sketch] = [
    Sketch(
      "a screen that comes turns round when its navigation is covered",
      near: ["appearance-no-spurious-reversal/turned"],
      """
      baseline
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        begin t1 push host -> next
          host.viewWillDisappear(animated: true)
          next.viewWillAppear(animated: true)
          insert next.view into nav.container
      at 100ms
          begin t2 present nav -> sheet fullScreen removing unanimated
            insert t2.container into window
            nav.viewWillDisappear(animated: false)
            next.viewWillDisappear(animated: false)
            sheet.viewWillAppear(animated: false)
            insert sheet.view into t2.container
            remove nav.view from window
            sheet.viewDidAppear(animated: false)
            nav.viewDidDisappear(animated: false)
            next.viewDidDisappear(animated: false)
          end t2 finished
      at 300ms
          remove host.view from nav.container
          host.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > t2.container > sheet.view
        children   nav > host next
        presented  nav -> sheet
        appeared   sheet
      """),
    Sketch(
      "a drawer that knows no way but to slide says so",
      near: ["appearance-animated-flag/unseen"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        < sheet.beginAppearanceTransition(true, animated: true) (by subject)
        sheet.viewWillAppear(animated: true)
        insert view-1 into frame.view (by subject)
        insert sheet.view into view-1 (by subject)
        moves view-1 (by subject)
      at 300ms
        rests view-1
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: true)

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > view-1 > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "an animator takes a child's view out by hand that presents in its own place",
      near: [
        "containment-remove-complete/link-stays",
        "appearance-presenter-contract/leaving",
        "appearance-animated-flag/unasked",
      ],
      """
      baseline
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next

      at 0ms
        begin t1 present next -> sheet currentContext removing unanimated
          insert t1.container into frame.view
          next.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container (by t1)
          remove next.view from frame.view (by t1)
          sheet.viewDidAppear(animated: false)
          next.viewDidDisappear(animated: false)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > t1.container > sheet.view
        children   frame > next
        presented  next -> sheet
        appeared   frame
        appeared   sheet
      """),
    Sketch(
      "pages in a strip that was scrolled, and one whose shift an animation takes back",
      near: ["appearance-no-phantom-child/at-rest"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet next
        appeared   frame
        appeared   host

      at 0ms
        sheet.viewWillAppear(animated: false)
        insert view-1 into frame.view (by subject)
        insert sheet.view into view-1 (by subject)
        set sheet.view frame 390 0 390 844 (by subject)
        sheet.viewDidAppear(animated: false)
        next.viewWillAppear(animated: false)
        set next.view frame 0 0 292.5 844 (by subject)
        insert next.view into frame.view (by subject)
        set next.view transform 1 0 0 1 -292.5 0 (by subject)
        moves next.view (by subject)
      at 300ms
        rests next.view
        next.viewDidAppear(animated: false)
      at 500ms
        > frame.select(0, animated: false)

      settled at 500ms
        tree       window > frame.view > host.view
        tree       window > frame.view > view-1 > sheet.view
        tree       window > frame.view > next.view
        children   frame > host sheet next
        appeared   frame
        appeared   host
        appeared   sheet
        appeared   next
        frame      next.view 0 0 292.5 844
      """),
  ]
}
