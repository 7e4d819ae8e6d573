import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What fingers and drawers move, and what only looks like it.
  static let drawers: [Breach] = [
    Breach(
      "a screen that was shoved aside for a menu beneath it, and lies over the wider menu after a turn",
      ["geometry-size-change-tracked/beneath"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > side.view
        tree       window > frame.view > host.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 312 844
        frame      host.view 312 0 390 844

      at 0ms
        > window.resize(to: [844, 390])
        frame.viewWillTransition(to: [844, 390])
        host.viewWillTransition(to: [844, 390])
        side.viewWillTransition(to: [844, 390])

      settled at 300ms
        tree       window > frame.view > side.view
        tree       window > frame.view > host.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 675 390
        frame      host.view 312 0 844 390
      """),
    Breach(
      "a screen that fills the window after a turn, though a transform moves it aside",
      ["geometry-size-change-tracked/under-transform"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > side.view
        tree       window > frame.view > host.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 844
        frame      host.view 260 0 390 844
        transform  host.view 1 0 0 1 260 0

      at 0ms
        > window.resize(to: [844, 390])
        frame.viewWillTransition(to: [844, 390])
        host.viewWillTransition(to: [844, 390])
        side.viewWillTransition(to: [844, 390])

      settled at 300ms
        tree       window > frame.view > side.view
        tree       window > frame.view > host.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 260 390
        transform  host.view 1 0 0 1 260 0
      """),
    Breach(
      "a picture that a container of two children leaves over one of them",
      ["ownership-container-clean/meanwhile"],
      cast: ["frame  controller, Pager: UIViewController, by subject"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      host.view 0 0 195 844
        frame      side.view 195 0 195 844

      at 0ms
        > frame.replace(0, next, animated: true)
        insert view-1 into side.view (by subject)

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view > view-1
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      host.view 0 0 195 844
        frame      side.view 195 0 195 844
        frame      view-1 195 0 195 844
      """),
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
    Breach(
      "a screen that a pull by hand has left aside, within a container that is made from UIKit's",
      ["geometry-frame-rollback"], cast: ["nav  CardStack UINavigationController"],
      """
      baseline
        tree       window > nav.view > host.view
        children   nav > host
        appeared   nav
        appeared   host

      at 0ms
        > host.gestureBegan(drag: down)
        set host.view frame 0 120 390 844 (by subject)
      at 100ms
        > host.gestureEnded()
        set host.view frame 0 80 390 844 (by subject)
      at 200ms
        begin t1 present nav -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished

      settled at 200ms
        tree       window > nav.view > host.view
        tree       window > t1.container > sheet.view
        children   nav > host
        presented  nav -> sheet
        appeared   nav
        appeared   host
        appeared   sheet
        frame      host.view 0 80 390 844
      """),
    Breach(
      "a child that a drag of its container has left aside when the switch was given up",
      ["geometry-frame-rollback"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: left)
        < frame.addChild(next)
        next.willMove(toParent: frame)
        set host.view frame -200 0 390 844 (by subject)
        > frame.gestureEnded()
        next.willMove(toParent: nil)
        next.didMove(toParent: nil)
        set host.view frame -20 0 390 844 (by subject)
      at 300ms
        begin t1 present frame -> sheet overFullScreen unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
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
        frame      host.view -20 0 390 844
      """),
    Breach(
      "a drawer whose main child is still deaf when it is closed",
      ["interaction-input-restored"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        frame      side.view -300 0 300 844

      at 0ms
        > frame.open(animated: false)
        set side.view frame 0 0 300 844 (by subject)
        set host.view inert (by subject)
      at 100ms
        > frame.close(animated: false)
        set side.view frame -300 0 300 844 (by subject)

      settled at 100ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        inert      host.view
        frame      side.view -300 0 300 844
      """),
    Breach(
      "a container that always shows two children, and leaves one deaf after it has replaced the other",
      ["interaction-input-restored"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      host.view 0 0 300 844
        frame      side.view 300 0 90 844

      at 0ms
        > frame.select(next, animated: false)
        set host.view inert (by subject)
        begin t1 replace side -> next unanimated
          side.viewWillDisappear(animated: false)
          next.viewWillAppear(animated: false)
          set next.view frame 300 0 90 844 (by t1)
          insert next.view into frame.view (by t1)
          remove side.view from frame.view (by t1)
          side.viewDidDisappear(animated: false)
          next.viewDidAppear(animated: false)
        end t1 finished

      settled at 0ms
        tree       window > frame.view > host.view
        tree       window > frame.view > next.view
        children   frame > host next
        appeared   frame
        appeared   host
        appeared   next
        inert      host.view
        frame      host.view 0 0 300 844
        frame      next.view 300 0 90 844
      """),
    Breach(
      "the main child of an open drawer, which a presentation makes deaf and leaves so",
      ["interaction-input-restored"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        frame      side.view -300 0 300 844

      at 0ms
        > frame.open(animated: false)
        set side.view frame 0 0 300 844 (by subject)
      at 100ms
        begin t1 present frame -> sheet custom interactive
          set host.view inert (by t1)
        end t1 cancelled

      settled at 100ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        inert      host.view
        frame      side.view 0 0 300 844
      """),
    Breach(
      "an open drawer that a finger has pushed to no effect, and that does not close by code",
      ["interaction-state-reset/heard"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 300 844

      at 0ms
        > frame.gestureBegan(drag: left, at: [351, 422])
      at 100ms
        > frame.gestureMoved(at: [200, 422])
      at 200ms
        > frame.gestureEnded(at: [200, 422])
      at 300ms
        > frame.close(animated: true)

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
        frame      side.view 0 0 300 844
      """),
    Breach(
      "a container that shows another child by code, and not the first again after a finger",
      ["interaction-state-reset/heard"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.select(1, animated: false)
        next.willMove(toParent: frame)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: false)
        next.viewWillAppear(animated: false)
        remove host.view from frame.view (by subject)
        insert next.view into frame.view (by subject)
        next.viewIsAppearing(animated: false)
        host.viewDidDisappear(animated: false)
        next.viewDidAppear(animated: false)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)
      at 100ms
        > frame.gestureBegan(drag: left, at: [351, 422])
      at 200ms
        > frame.gestureCancelled()
      at 300ms
        > frame.select(0, animated: false)

      settled at 300ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next
      """),
    Breach(
      "a container that a finger has turned to the next child, and that does not go back by code",
      ["interaction-state-reset/heard"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: left, at: [351, 422])
        next.willMove(toParent: frame)
        host.willMove(toParent: nil)
        host.viewWillDisappear(animated: true)
        next.viewWillAppear(animated: true)
        insert next.view into frame.view (by subject)
        next.viewIsAppearing(animated: true)
      at 100ms
        > frame.gestureEnded(at: [39, 422])
        remove host.view from frame.view (by subject)
        host.viewDidDisappear(animated: true)
        next.viewDidAppear(animated: true)
        host.didMove(toParent: nil)
        next.didMove(toParent: frame)
      at 300ms
        > frame.select(0, animated: true)

      settled at 300ms
        tree       window > frame.view > next.view
        children   frame > next
        appeared   frame
        appeared   next
      """),
    Breach(
      "a drawer that a finger has opened, and that does not close by code",
      ["interaction-state-reset/heard"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > frame.gestureBegan(drag: right, at: [39, 422])
        side.willMove(toParent: frame)
        side.viewWillAppear(animated: true)
        insert side.view into frame.view (by subject)
        side.viewIsAppearing(animated: true)
      at 100ms
        > frame.gestureEnded(at: [390, 422])
        side.viewDidAppear(animated: true)
        side.didMove(toParent: frame)
      at 200ms
        > frame.close(animated: true)

      settled at 200ms
        tree       window > frame.view > host.view
        tree       window > frame.view > side.view
        children   frame > host side
        appeared   frame
        appeared   host
        appeared   side
      """),
  ]
}
