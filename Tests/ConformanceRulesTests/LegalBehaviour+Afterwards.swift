import ConformanceRules

extension LegalBehaviour {
  /// What comes after a transition: the script, the system, or another change did it.
  static let afterwards: [Sketch] = [
    Sketch(
      "a pager that comes back with a page that it hid meanwhile, and does not tell that",
      near: ["appearance-forwarded-to-children/coming"],
      CoveredPager.trace(
        between: "set sheet.view hidden (by subject)", looks: "hidden     sheet.view")),
    Sketch(
      "a pager that comes back with a page that it laid beside the screen meanwhile, and does not tell that",
      near: ["appearance-forwarded-to-children/coming"],
      CoveredPager.trace(
        between: "set sheet.view frame -390 0 390 844 (by subject)",
        looks: "frame      sheet.view -390 0 390 844")),
    Sketch(
      "a screen whose pop was given up is covered, with the navigation that it lies in",
      near: [
        "appearance-forwarded-to-children/going",
        "containment-cancel-rollback/warning-stays",
      ],
      """
      baseline
        tree       window > nav.view > leaf.view
        children   nav > host leaf
        appeared   nav
        appeared   leaf

      at 0ms
        > leaf.gestureBegan(edge: left)
        leaf.willMove(toParent: nil)
        begin t1 pop leaf -> host interactive
          leaf.viewWillDisappear(animated: true)
          host.viewWillAppear(animated: true)
          insert host.view into nav.view below leaf.view
      at 100ms
          > leaf.gestureEnded()
          remove host.view from nav.view
          host.viewWillDisappear(animated: true)
          host.viewDidDisappear(animated: true)
          leaf.viewWillAppear(animated: true)
          leaf.viewDidAppear(animated: true)
          leaf.didMove(toParent: nav)
        end t1 cancelled
      at 200ms
        > nav.present(sheet, style: fullScreen, animated: false)
        begin t2 present nav -> sheet fullScreen removing unanimated
          insert t2.container into window
          nav.viewWillDisappear(animated: false)
          leaf.viewWillDisappear(animated: false)
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t2.container
          remove nav.view from window
          sheet.viewDidAppear(animated: false)
          nav.viewDidDisappear(animated: false)
          leaf.viewDidDisappear(animated: false)
        end t2 finished
        nav.presentCompletion()

      settled at 200ms
        tree       window > t2.container > sheet.view
        children   nav > host leaf
        presented  nav -> sheet
        appeared   sheet
      """),
    Sketch(
      "who was to come in a change that was given up comes without any",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
          remove sheet.view from t1.container
          remove t1.container from window
          sheet.viewWillDisappear(animated: true)
          sheet.viewDidDisappear(animated: true)
        end t1 cancelled
      at 100ms
        > window.setRootViewController(sheet, animated: false)
        host.viewWillDisappear(animated: false)
        remove host.view from window
        sheet.viewWillAppear(animated: false)
        insert sheet.view into window
        host.viewDidDisappear(animated: false)
        sheet.viewDidAppear(animated: false)

      settled at 100ms
        tree       window > sheet.view
        appeared   sheet
      """),
    Sketch(
      "a window gets another root when all that was presented has gone",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss sheet -> host custom unanimated
          sheet.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: false)
        end t2 finished
      at 100ms
        > window.setRootViewController(other, animated: false)
        host.viewWillDisappear(animated: false)
        remove host.view from window
        other.viewWillAppear(animated: false)
        insert other.view into window
        host.viewDidDisappear(animated: false)
        other.viewDidAppear(animated: false)

      settled at 100ms
        tree       window > other.view
        appeared   other
      """),
    Sketch(
      "a tab that presents in its own place is left before what stands on it goes",
      """
      baseline
        tree       window > tab.view > host.view
        children   tab > host next
        selected   tab host at 0 item 0
        appeared   tab
        appeared   host

      at 0ms
        begin t1 present host -> sheet currentContext unanimated
          insert t1.container into tab.view
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
        begin t2 select host -> next unanimated
          host.viewWillDisappear(animated: false)
          sheet.viewWillDisappear(animated: false)
          next.viewWillAppear(animated: false)
          insert next.view into tab.view
          remove host.view from tab.view
          remove t1.container from tab.view
          host.viewDidDisappear(animated: false)
          sheet.viewDidDisappear(animated: false)
          next.viewDidAppear(animated: false)
        end t2 finished
        begin t3 dismiss sheet -> host currentContext unanimated
          remove sheet.view from t1.container
        end t3 finished

      settled at 0ms
        tree       window > tab.view > next.view
        children   tab > host next
        selected   tab next at 1 item 1
        appeared   tab
        appeared   next
      """),
    Sketch(
      "a window gets another root while a dismissal runs",
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
      at 100ms
          > window.setRootViewController(other, animated: false)
          host.viewWillDisappear(animated: false)
          remove host.view from window
          other.viewWillAppear(animated: false)
          insert other.view into window
          host.viewDidDisappear(animated: false)
          other.viewDidAppear(animated: false)
      at 300ms
          remove sheet.container from window
          remove sheet.view from sheet.container
          sheet.viewDidDisappear(animated: true)
        end t1 finished

      settled at 300ms
        tree       window > other.view
        appeared   other
      """),
    Sketch(
      "a screen comes back in a navigation whose container no line has shown before",
      """
      baseline
        tree       window > sheet.container > sheet.view
        children   nav > host
        presented  nav -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> nav fullScreen removing unanimated
          sheet.viewWillDisappear(animated: false)
          nav.viewWillAppear(animated: false)
          host.viewWillAppear(animated: false)
          insert nav.view into window below sheet.container
          remove sheet.container from window
          remove sheet.view from sheet.container
          nav.viewDidAppear(animated: false)
          host.viewDidAppear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t1 finished
      at 100ms
        host.viewWillDisappear(animated: false)
        remove host.view from nav.container
        host.viewDidDisappear(animated: false)
        host.viewWillAppear(animated: false)
        insert host.view into nav.container
        host.viewDidAppear(animated: false)

      settled at 100ms
        tree       window > nav.view > nav.container > host.view
        children   nav > host
        appeared   nav
        appeared   host
      """),
    Sketch(
      "a pager turns its page after it has come back with the one before",
      near: [
        "appearance-begin-end-balanced/unbegun",
        "appearance-forwarding-exclusive/by-hand",
        "appearance-forwarded-to-children/coming",
        "appearance-child-within-parent/orphaned",
      ],
      """
      baseline
        tree       window > pager.view > host.view
        children   pager > host
        appeared   pager
        appeared   host

      at 0ms
        pager.viewWillDisappear(animated: false)
        host.viewWillDisappear(animated: false)
        pager.viewDidDisappear(animated: false)
        host.viewDidDisappear(animated: false)
      at 100ms
        pager.viewWillAppear(animated: false)
        host.viewWillAppear(animated: false)
        pager.viewDidAppear(animated: false)
        host.viewDidAppear(animated: false)
      at 200ms
        > pager.select(1, animated: false)
        < pager.addChild(next)
        next.willMove(toParent: pager)
        < host.beginAppearanceTransition(false, animated: false)
        host.viewWillDisappear(animated: false)
        < next.beginAppearanceTransition(true, animated: false)
        next.viewWillAppear(animated: false)
        insert next.view into pager.view (by subject)
        set host.view frame -390 0 390 844 (by subject)
        < host.endAppearanceTransition()
        host.viewDidDisappear(animated: false)
        < next.endAppearanceTransition()
        next.viewDidAppear(animated: false)
        next.didMove(toParent: pager)

      settled at 200ms
        tree       window > pager.view > host.view
        tree       window > pager.view > next.view
        children   pager > host next
        appeared   pager
        appeared   next
        frame      host.view -390 0 390 844
      """),
    Sketch(
      "a finger pulls another screen in after a way back over two",
      near: [
        "appearance-will-did-paired/released"
      ],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > menu.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu

      at 0ms
        > host.dismiss(animated: false)
        begin t1 dismiss menu -> host custom unanimated
          menu.viewWillDisappear(animated: false)
          remove menu.container from window
          remove menu.view from menu.container
          remove sheet.container from window
          sheet.viewWillDisappear(animated: false)
          sheet.viewDidDisappear(animated: false)
          menu.viewDidDisappear(animated: false)
        end t1 finished
        host.dismissCompletion()
        release sheet
        release menu
      at 100ms
        > host.gestureBegan(drag: up)
        < host.present(other, style: custom, animated: true)
        begin t2 present host -> other custom interactive
          insert t2.container into window
          other.viewWillAppear(animated: true)
          insert other.view into t2.container
          > host.gestureEnded()
          other.viewDidAppear(animated: true)
        end t2 finished

      settled at 100ms
        tree       window > host.view
        tree       window > t2.container > other.view
        presented  host -> other
        appeared   host
        appeared   other
      """),
    Sketch(
      "a tap puts the keyboard into a field after a dismissal was given up",
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view > field
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        begin t1 dismiss sheet -> host custom interactive
          sheet.viewWillDisappear(animated: true)
          > sheet.gestureEnded()
          sheet.viewWillAppear(animated: true)
          sheet.viewDidAppear(animated: true)
        end t1 cancelled
      at 100ms
        > sheet.gestureBegan(tap: 1)
        > sheet.gestureEnded()

      settled at 100ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view > field
        presented  host -> sheet
        appeared   host
        appeared   sheet
        responder  field
      """),
  ]
}
