import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of what assistive technology reaches, and of who hears what.
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
      "a child that is mute when its container is back, and was not shown before either",
      ["accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > t0.container > sheet.view
        children   box > first
        presented  box -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> box fullScreen
          insert box.view into window
          insert first.view into box.view
          set first.view concealed (by t1)
          remove t0.container from window
        end t1 finished

      settled at 0ms
        tree       window > box.view > first.view
        children   box > first
        appeared   box
        appeared   first
        concealed  first.view
      """),
    Breach(
      "a container that is modal itself while a child that has come is shown",
      ["accessibility-flags-restored/gained"],
      cast: ["box  Box: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        children   box > first second
        appeared   box
        appeared   first

      at 0ms
        > box.open(animated: false)
        second.viewWillAppear(animated: false)
        insert second.view into box.view (by subject)
        set box.view modal (by subject)
        second.viewDidAppear(animated: false)
        begin t1 present box -> sheet custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > box.view > first.view
        tree       window > box.view > second.view
        children   box > first second
        appeared   box
        appeared   first
        appeared   second
        modal      box.view
      """),
    Breach(
      "a child that is mute where none has come, and one beside who has not appeared",
      ["accessibility-flags-restored/gained", "accessibility-flags-restored/gained"],
      cast: ["box  Box: UIViewController", "pad  Pad: UIViewController"],
      """
      baseline
        tree       window > box.view > first.view
        tree       window > box.view > pad.view > second.view
        children   box > first pad
        children   pad > second third
        appeared   box
        appeared   first
        appeared   pad
        appeared   second

      at 0ms
        > pad.open(animated: false)
        set first.view concealed (by subject)
        set second.view concealed (by subject)

      settled at 0ms
        tree       window > box.view > first.view
        tree       window > box.view > pad.view > second.view
        tree       window > box.view > pad.view > third.view
        children   box > first pad
        children   pad > second third
        appeared   box
        appeared   first
        appeared   pad
        appeared   second
        concealed  first.view
        concealed  second.view
      """),
    Breach(
      "a presenter that is mute when another presentation on top was given up",
      ["accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 present sheet -> menu custom interactive
          set sheet.view concealed (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        concealed  sheet.view
      """),
    Breach(
      "a presenter that is mute when another presentation on top is gone again",
      ["accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 present sheet -> menu custom
          insert t1.container into window
          set sheet.view concealed (by t1)
          insert menu.view into t1.container (by t1)
        end t1 finished
      at 100ms
        begin t2 dismiss menu -> sheet custom
          remove t1.container from window
        end t2 finished

      settled at 100ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        concealed  sheet.view
      """),
    Breach(
      "a presenter that was mute before, and is so when nothing is presented any more",
      ["accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        concealed  host.view

      at 0ms
        begin t1 dismiss sheet -> host custom
          remove t0.container from window
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        concealed  host.view
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
    Breach(
      "a column that is mute while another one has come in a container of UIKit's",
      ["accessibility-flags-restored/gained"], cast: ["split  UISplitViewController"],
      """
      baseline
        tree       window > split.view > first.view
        children   split > first second
        appeared   split
        appeared   first

      at 0ms
        second.viewWillAppear(animated: false)
        insert second.view into split.view
        set first.view concealed (by subject)
        second.viewDidAppear(animated: false)
        begin t1 present split -> sheet custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > split.view > first.view
        tree       window > split.view > second.view
        children   split > first second
        appeared   split
        appeared   first
        appeared   second
        concealed  first.view
      """),
  ]
}
