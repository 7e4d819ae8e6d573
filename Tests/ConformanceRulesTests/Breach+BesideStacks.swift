import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of stacks, tabs and ways back.
  static let besideStacks: [Breach] = [
    Breach(
      "a bar of tabs that was wrong from the first, and that the subject hides once more",
      ["navigation-bottom-bar-restored/tab-bar"],
      """
      baseline
        tree       window > tabs.view > host.view
        children   tabs > host
        selected   tabs host at 0 item 0
        hidden     tabs.bar

      at 0ms
        set tabs.bar hidden true (by subject)

      settled at 0ms
        tree       window > tabs.view > host.view
        children   tabs > host
        selected   tabs host at 0 item 0
        hidden     tabs.bar
      """),
    Breach(
      "a dismissal that nobody reports, of what was presented before the script acted",
      ["navigation-dismissal-observed/missed"], cast: ["library  Library"],
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

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a dismissal that nobody reports, which takes a screen with a delegate along",
      ["navigation-dismissal-observed/missed"], cast: ["library  Library"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        delegate menu set
        begin t1 present host -> menu custom
          insert t1.container into window
          insert menu.view into t1.container (by t1)
        end t1 finished
        begin t2 present menu -> sheet custom
          insert t2.container into window
          insert sheet.view into t2.container (by t2)
        end t2 finished
        begin t3 dismiss sheet -> host custom
          remove t2.container from window
          remove t1.container from window
        end t3 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a stack that loses a screen when the script has acted since the turn",
      ["navigation-stack-consistent/stack"], cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   second

      at 0ms
        > window.resize(to: [844, 390])
      at 100ms
        > second.gestureBegan(tap: 1)
        first.didMove(toParent: nil)
        > second.gestureEnded()

      settled at 100ms
        tree       window > nav.view > second.view
        children   nav > second
        appeared   second
      """),
    Breach(
      "a stack that loses a screen in a transition, in the instant of a turn",
      ["navigation-stack-consistent/stack"], cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   second

      at 0ms
        > window.resize(to: [844, 390])
        begin t1 present first -> sheet custom interactive
          first.didMove(toParent: nil)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > second.view
        children   nav > second
        appeared   second
      """),
    Breach(
      "a stack that loses a screen at a turn, and lacks the one that was asked for",
      ["navigation-stack-consistent/stack"], cast: ["nav  UINavigationController"],
      """
      baseline
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   second

      at 0ms
        > nav.pushViewController(third, animated: true)
        > window.resize(to: [844, 390])
        first.didMove(toParent: nil)

      settled at 0ms
        tree       window > nav.view > second.view
        children   nav > second
        appeared   second
      """),
    Breach(
      "what came by an animator goes by a finger, and without one",
      ["navigation-symmetric-animator/way-back"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.completeTransition(true)
        end t1 finished
      at 100ms
        > sheet.gestureBegan(drag: down)
        begin t2 dismiss sheet -> host custom interactive
          > sheet.gestureEnded()
          remove t1.container from window
        end t2 finished

      settled at 100ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "what came by an animator that drives itself goes without one",
      ["navigation-symmetric-animator/way-back"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          insert t1.container into window
          < animator.startInteractiveTransition(t1)
          insert sheet.view into t1.container (by t1)
          < t1.finishInteractiveTransition()
          < t1.completeTransition(true)
        end t1 finished
      at 100ms
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          remove t1.container from window
        end t2 finished

      settled at 100ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a way back that ends halfway, while a push elsewhere is given up",
      ["navigation-unwind-direct/all-gone"],
      """
      baseline
        tree       window > host.view
        tree       window > t8.container > sheet.view
        tree       window > t9.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu

      at 0ms
        begin t1 push first -> second interactive
          > host.dismiss(animated: true)
          begin t2 dismiss menu -> sheet custom
            remove t9.container from window
          end t2 finished
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t8.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a way back that ends halfway, and whose target goes on in its stack",
      ["navigation-unwind-direct/all-gone"],
      """
      baseline
        tree       window > host.view
        tree       window > t8.container > sheet.view
        tree       window > t9.container > menu.view
        presented  host -> sheet
        presented  sheet -> menu
        appeared   host
        appeared   sheet
        appeared   menu

      at 0ms
        > host.dismiss(animated: true)
        begin t1 dismiss menu -> sheet custom
          remove t9.container from window
        end t1 finished
        begin t2 push host -> next interactive
        end t2 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > t8.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
  ]
}
