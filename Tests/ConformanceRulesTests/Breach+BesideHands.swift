import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of fingers, and of what is asked for meanwhile.
  static let besideHands: [Breach] = [
    Breach(
      "a pop within a push that a tap leads to, which the subject lets through",
      ["interaction-no-overlap/one-at-a-time"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
      at 100ms
          > first.gestureBegan(tap: 1)
          < nav.popViewController(animated: true)
          fault D7 logged nav
          > first.gestureEnded()
      at 300ms
          insert second.view into nav.view
          remove first.view from nav.view
        end t1 finished

      settled at 300ms
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   nav
        appeared   second
      """),
    Breach(
      "a push that the subject asks for within a push, a while after a tap",
      ["interaction-no-overlap/one-at-a-time"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first

      at 0ms
        > nav.pushViewController(second, animated: true)
        begin t1 push first -> second
      at 100ms
          > first.gestureBegan(tap: 1)
          > first.gestureEnded()
      at 200ms
          < nav.pushViewController(third, animated: true)
          fault D7 logged nav
          insert second.view into nav.view
          remove first.view from nav.view
        end t1 finished

      settled at 200ms
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   nav
        appeared   second
      """),
    Breach(
      "a device that is kept awake for a dismissal that is given up, beside a child",
      ["resources-switches-restored/idle-timer"],
      """
      baseline
        tree       window > nav.view > first.view
        tree       window > t0.container > sheet.view
        children   nav > first
        presented  nav -> sheet
        appeared   nav
        appeared   first
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> nav custom interactive
          < application.setIdleTimerDisabled(true) (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > first.view
        tree       window > t0.container > sheet.view
        children   nav > first
        presented  nav -> sheet
        appeared   nav
        appeared   first
        appeared   sheet
      """),
    Breach(
      "a view that gets a recognizer in each of two presentations that are given up",
      ["resources-no-recognizer-growth/recognizers"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          set host.view recognizers 1 (by t1)
        end t1 cancelled
        begin t2 present host -> sheet custom interactive
          set host.view recognizers 2 (by t2)
        end t2 cancelled

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a driver that starts half a frame after the finger is gone",
      ["interaction-start-policy/finger"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.gestureBegan(drag: down)
        > sheet.gestureEnded()
      at 8ms
        > sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          < driver.startInteractiveTransition(t1)
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
        end t1 cancelled

      settled at 8ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a second drag that drives nothing, behind something else and beside another finger",
      ["interaction-state-reset/drives"],
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
          < driver.startInteractiveTransition(t1)
      at 100ms
          > sheet.gestureEnded()
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
        end t1 cancelled
      at 150ms
        > sheet.view.accessibilityPerformEscape(handled: false)
      at 200ms
        > window.gestureBegan(drag: down)
        > sheet.gestureBegan(drag: down)
      at 300ms
        > sheet.gestureMoved()
        < sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          > sheet.gestureEnded()
          > window.gestureEnded()
      at 600ms
          remove t0.container from window
        end t2 finished

      settled at 600ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a finger that begins nothing, when two others were down before it",
      ["interaction-state-reset/begins"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > window.gestureBegan(drag: up, at: [100, 700])
        > host.gestureBegan(drag: up, at: [200, 700])
      at 20ms
        > host.gestureEnded(at: [200, 700])
        > window.gestureEnded(at: [100, 700])
      at 50ms
        > sheet.gestureBegan(drag: down, at: [195, 100])
      at 100ms
        > sheet.gestureMoved(at: [195, 140])
        < sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom interactive
          < driver.startInteractiveTransition(t1)
      at 120ms
          > sheet.gestureMoved(at: [195, 300])
          < t1.updateInteractiveTransition(0.4)
      at 200ms
          > sheet.gestureEnded(at: [195, 300])
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
        end t1 cancelled
      at 300ms
        > sheet.gestureBegan(drag: down, at: [195, 100])
      at 400ms
        > sheet.gestureMoved(at: [195, 140])
      at 420ms
        > sheet.gestureMoved(at: [195, 300])
        > sheet.gestureEnded(at: [195, 300])

      settled at 420ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a verdict that falls a frame and a half after the finger is gone",
      ["interaction-verdict-always/not-late"],
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
          < driver.startInteractiveTransition(t1)
      at 100ms
          > sheet.gestureEnded()
      at 125ms
          < t1.cancelInteractiveTransition()
          < t1.completeTransition(false)
        end t1 cancelled

      settled at 125ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a verdict that falls while two fingers are down",
      ["interaction-verdict-always/not-early"],
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
          < driver.startInteractiveTransition(t1)
      at 50ms
          > window.gestureBegan(drag: down)
      at 100ms
          < t1.cancelInteractiveTransition()
      at 200ms
          > sheet.gestureEnded()
          > window.gestureEnded()
          < t1.completeTransition(false)
        end t1 cancelled

      settled at 200ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
