import ConformanceRules

extension Breach {
  /// Calls of one kind that are made once too often, or at the wrong time.
  static let outOfPlace: [Breach] = [
    Breach(
      "an end that denies the animation that its start told of",
      ["appearance-animated-flag/changed"],
      """
      baseline
        tree       window > frame.view
        children   frame > sheet
        appeared   frame

      at 0ms
        < sheet.beginAppearanceTransition(true, animated: true) (by subject)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "an unanimated presentation whose screen is told of an animation",
      ["appearance-animated-flag/unasked"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container
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
      "a container that goes and leaves its child behind as if it were seen",
      ["appearance-forwarded-to-children/going < appearance-child-within-parent/orphaned"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        frame.viewWillDisappear(animated: false)
        remove frame.view from window
        frame.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window
        children   frame > host
        appeared   host
      """),
    Breach(
      "a change that is begun by hand, and that UIKit passes on while it is open",
      ["appearance-forwarding-exclusive/by-itself"],
      """
      baseline
        tree       window > frame.view
        children   frame > host
        appeared   frame

      at 0ms
        < host.beginAppearanceTransition(true, animated: false) (by subject)
        host.viewWillAppear(animated: false)
        insert host.view into frame.view (by subject)
        host.viewWillAppear(animated: false)
        < host.endAppearanceTransition() (by subject)
        host.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
    Breach(
      "a screen that is appearing with its view nowhere",
      ["appearance-is-appearing-once/nowhere"],
      """
      baseline
        tree       window > frame.view
        children   frame > sheet
        appeared   frame

      at 0ms
        sheet.viewWillAppear(animated: false)
        insert sheet.view into frame.view (by subject)
        remove sheet.view from frame.view (by subject)
        sheet.viewIsAppearing(animated: false)
        insert sheet.view into frame.view (by subject)
        sheet.viewDidAppear(animated: false)

      settled at 0ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "a screen that is appearing when it has appeared",
      ["appearance-is-appearing-once/out-of-turn"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        host.viewIsAppearing(animated: false)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a child that did appear after its view was taken out",
      ["appearance-no-phantom-child/in-no-window"],
      """
      baseline
        tree       window > frame.view
        children   frame > sheet
        appeared   frame

      at 0ms
        sheet.viewWillAppear(animated: false)
        insert sheet.view into frame.view (by subject)
        remove sheet.view from frame.view (by subject)
        sheet.viewDidAppear(animated: false)
        insert sheet.view into frame.view (by subject)

      settled at 0ms
        tree       window > frame.view > sheet.view
        children   frame > sheet
        appeared   frame
        appeared   sheet
      """),
    Breach(
      "a sheet whose view is in its container before it is told that it will appear",
      ["appearance-phase-order/placed-before-start"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          sheet.viewWillAppear(animated: true)
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
      "a switch that is given up, and takes away the child that was to stay",
      ["containment-cancel-rollback/outgoing-gone"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 replace host -> next interactive
          host.willMove(toParent: nil)
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
          < host.removeFromParent() (by t1)
          host.didMove(toParent: nil)
        end t1 cancelled

      settled at 0ms
        tree       window > frame.view > host.view
        appeared   frame
        appeared   host
      """),
    Breach(
      "a child that is told twice that it has moved",
      ["containment-did-move-after-add/repeated"],
      """
      baseline
        tree       window > frame.view
        appeared   frame

      at 0ms
        < frame.addChild(host)
        host.willMove(toParent: frame)
        insert host.view into frame.view (by subject)
        host.didMove(toParent: frame)
        host.didMove(toParent: frame)

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
      """),
    Breach(
      "a child that is told twice that it has no parent any more",
      ["containment-no-duplicate-moves/did-move"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame

      at 0ms
        host.willMove(toParent: nil)
        remove host.view from frame.view (by subject)
        < host.removeFromParent()
        host.didMove(toParent: nil)
        host.didMove(toParent: nil)

      settled at 0ms
        tree       window > frame.view
        appeared   frame
      """),
    Breach(
      "a child that hears twice of one change of size",
      ["containment-size-change-forwarded/repeated"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        > window.resize(to: [844, 390])
        frame.viewWillTransition(to: [844, 390])
        host.viewWillTransition(to: [844, 390])
        host.viewWillTransition(to: [844, 390])

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
      """),
  ]
}
