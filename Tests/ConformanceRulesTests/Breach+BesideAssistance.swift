import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of gestures, announcements and keyboards.
  static let besideAssistance: [Breach] = [
    Breach(
      "an escape gesture that does nothing after a dismissal, and one while a push runs",
      ["accessibility-escape-works/understood", "accessibility-escape-works/understood"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > nav.view > first.view
        tree       window > t9.container > menu.view
        children   nav > first
        presented  host -> nav
        presented  nav -> menu
        appeared   host
        appeared   nav
        appeared   first
        appeared   menu

      at 0ms
        begin t1 dismiss menu -> nav custom
          remove menu.view from t9.container
          remove t9.container from window
        end t1 finished
        > nav.view.accessibilityPerformEscape(handled: false)
      at 100ms
        begin t2 push first -> second
          > nav.view.accessibilityPerformEscape(handled: false)
          insert second.view into nav.view
          remove first.view from nav.view
        end t2 finished

      settled at 100ms
        tree       window > host.view
        tree       window > t0.container > nav.view > second.view
        children   nav > first second
        presented  host -> nav
        appeared   host
        appeared   nav
        appeared   second
      """),
    Breach(
      "a screen that is announced on its way, when the end of another one was told",
      ["accessibility-focus-announced/settled"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < presentation.dismissalTransitionDidEnd(true)
          < t1.completeTransition(true)
          < accessibility.post(screenChanged) (by t1)
          insert sheet.view into t1.container (by t1)
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
      "a screen that is announced when its end was told, and it is not complete",
      ["accessibility-focus-announced/settled"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          < presentation.presentationTransitionDidEnd(true)
          < accessibility.post(screenChanged) (by t1)
          < t1.completeTransition(true)
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
      "a keyboard that is gone after a tap before what was given up",
      ["accessibility-responder-restored/kept"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        responder  sheet

      at 0ms
        > sheet.gestureBegan(tap: 1)
        > sheet.gestureEnded()
      at 100ms
        begin t1 dismiss sheet -> host custom interactive
        end t1 cancelled

      settled at 100ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a keyboard that is gone after a drag behind what was given up",
      ["accessibility-responder-restored/kept"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        responder  sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
        end t1 cancelled
      at 100ms
        > sheet.gestureBegan(drag: up)
        > sheet.gestureEnded()

      settled at 100ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a keyboard that belongs to somebody who is gone, after a tap",
      ["accessibility-responder-restored/in-window"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          remove t0.container from window
        end t1 finished
      at 100ms
        > host.gestureBegan(tap: 1)
        > host.gestureEnded()

      settled at 100ms
        tree       window > host.view
        appeared   host
        responder  sheet
      """),
  ]
}
