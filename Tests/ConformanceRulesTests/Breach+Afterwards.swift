import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What a transition is to answer for, whatever comes afterwards.
  static let afterwards: [Breach] = [
    Breach(
      "a bar that a stack within what is presented has changed, and that is not given back",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > host.view
        children   nav > top
        appeared   host
        status-bar host dark

      at 0ms
        begin t1 present host -> nav custom unanimated
          insert t1.container into window
          status-bar top light
        end t1 finished
        begin t2 push top -> leaf unanimated
          status-bar leaf light hidden
        end t2 finished
        leaf.didMove(toParent: nav)
        < leaf.setNeedsStatusBarAppearanceUpdate()
        begin t3 dismiss nav -> host custom unanimated
          < host.setNeedsStatusBarAppearanceUpdate() (by t3)
          remove t1.container from window
        end t3 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        status-bar leaf light hidden
      """),
    Breach(
      "a screen that stays and is not told so, and that another root sends away",
      [
        "appearance-cancel-rollback/way-back"
      ],
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf

      at 0ms
        begin t1 pop leaf -> host interactive
          leaf.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.view below leaf.view
          remove host.view from nav.view
          host.viewWillDisappear(animated: true)
          host.viewDidDisappear(animated: true)
        end t1 cancelled
      at 100ms
        > window.setRootViewController(sheet, animated: false)
        leaf.viewWillDisappear(animated: false)
        leaf.viewDidDisappear(animated: false)

      settled at 100ms
        tree       window > sheet.view
        children   nav > host leaf
      """),
    Breach(
      "a presenter that lies in another view when the window gets another root",
      ["ownership-original-parentage-restored"],
      """
      baseline
        tree       window > host.view
        tree       window > other
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
          insert host.view into other (by subject)
        end t1 cancelled
      at 100ms
        > window.setRootViewController(leaf, animated: false)
        remove host.view from other
        insert leaf.view into window

      settled at 100ms
        tree       window > other
        tree       window > leaf.view
        appeared   leaf
      """),
    Breach(
      "a drawer that is open, and beside it a screen that a presentation has painted",
      ["completion-unanimated-parity/properties-back"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.open(animated: false)
        set host.view frame 260 0 390 844 (by subject)
        begin t1 present frame -> sheet custom unanimated
          insert t1.container into window
          set frame.view background 0 0 0 1 (by t1)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss sheet -> frame custom unanimated
          sheet.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        background frame.view 0 0 0 1
        frame      host.view 260 0 390 844
      """),
    Breach(
      "a label that a transition takes out, and that no way back puts back in",
      ["ownership-source-view-restored < completion-unanimated-parity/views-back"],
      """
      baseline
        tree       window > host.view > label
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          remove label from host.view (by t1)
          insert sheet.view into t1.container
        end t1 finished
        begin t2 dismiss sheet -> host custom unanimated
          remove t1.container from window
          remove sheet.view from t1.container
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a pager that comes back with a page that it hid, and shows it again and tells it nothing",
      ["appearance-forwarded-to-children/coming"],
      CoveredPager.trace(
        between: "set sheet.view hidden (by subject)",
        after: "set sheet.view hidden false (by subject)")),
    Breach(
      "a pager that comes back and tells one of its two pages",
      ["appearance-forwarded-to-children/coming"], CoveredPager.trace()),
    Breach(
      "a way back over two screens that leaves the first, on which another one is pulled in",
      ["navigation-unwind-direct/all-gone"],
      """
      baseline
        tree       window > sheet.container > sheet.view
        tree       window > menu.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   sheet
        appeared   menu

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss menu -> sheet custom
          remove menu.container from window
        end t1 finished
      at 100ms
        begin t2 present sheet -> other custom interactive
          insert t2.container into window
          insert other.view into t2.container
        end t2 finished

      settled at 100ms
        tree       window > sheet.container > sheet.view
        tree       window > t2.container > other.view
        presented  host -> sheet
        presented  sheet -> other
        appeared   sheet
        appeared   other
      """),
    Breach(
      "an element of the screen that comes is taken out, and stays in the container",
      ["ownership-container-clean"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          remove sheet.view-1 from sheet.view (by t1)
          insert sheet.view-1 into t1.container (by t1)
      at 300ms
          < t1.completeTransition(true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        tree       window > t1.container > sheet.view-1
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a bar that nobody was asked for, and that is still the sheet's after its dismissal",
      ["status-bar-restored-after-dismiss/back"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        status-bar host dark

      at 0ms
        > frame.select(1, animated: false)
        < frame.addChild(next)
        next.willMove(toParent: frame)
        next.viewWillAppear(animated: false)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        remove host.view from frame.view (by subject)
        insert next.view into frame.view (by subject)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
      at 100ms
        > frame.present(sheet, style: fullScreen, animated: false)
        begin t1 present frame -> sheet fullScreen removing unanimated
          insert t1.container into window
          frame.viewWillDisappear(animated: false)
          next.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          status-bar sheet light
          remove frame.view from window
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
          frame.viewDidDisappear(animated: false)
          next.viewDidDisappear(animated: false)
        end t1 finished
        frame.presentCompletion()
      at 200ms
        > frame.dismiss(animated: false)
        begin t2 dismiss sheet -> frame fullScreen removing unanimated
          sheet.viewWillDisappear(animated: false)
          frame.viewWillAppear(animated: false)
          next.viewWillAppear(animated: false)
          insert frame.view into window
          remove t1.container from window
          remove sheet.view from t1.container
          frame.viewDidAppear(animated: false)
          next.viewDidAppear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t2 finished
        frame.dismissCompletion()

      settled at 200ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next
        status-bar sheet light
      """),
  ]
}
