import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of ends that controllers are told of too early.
  static let besideEarlyEnds: [Breach] = [
    Breach(
      "ends by hand in a container that is on its way in, while a child still moves",
      ["appearance-phase-order/end-in-motion"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet
        appeared   host

      at 0ms
        frame.viewWillAppear(animated: true)
        < sheet.beginAppearanceTransition(true, animated: true)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        moves sheet.view (by subject)
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: true)
      at 300ms
        rests sheet.view
        frame.viewDidAppear(animated: true)

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
      """),
    Breach(
      "an end by hand, one and a half frames before the view rests",
      ["appearance-phase-order/end-in-motion"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet
        appeared   frame
        appeared   host

      at 0ms
        < sheet.beginAppearanceTransition(true, animated: true)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        moves sheet.view (by subject)
      at 275ms
        < sheet.endAppearanceTransition()
        sheet.viewDidAppear(animated: true)
      at 300ms
        rests sheet.view

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
      """),
    Breach(
      "an end before completion that UIKit tells, and others by hand, earlier or of others",
      ["appearance-phase-order/end-before-completion"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < sheet.endAppearanceTransition() (by t1)
      at 300ms
          < leaf.endAppearanceTransition() (by t1)
          sheet.viewDidAppear(animated: true)
          < t1.completeTransition(true)
        end t1 finished

      settled at 300ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
