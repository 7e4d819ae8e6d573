import ConformanceRules

extension Breach {
  static let assistance: [Breach] = [
    Breach(
      "an escape gesture that is understood before the script has to help",
      ["accessibility-escape-works/followed"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.view.accessibilityPerformEscape(handled: true)
      at 1000ms
        > sheet.dismiss(animated: true)
        begin t1 dismiss sheet -> host custom
        end t1 finished

      settled at 1000ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a screen that is announced before it has appeared, and then again and again",
      ["accessibility-focus-announced/settled", "accessibility-focus-announced/once"],
      """
      baseline
        tree       window > host.view
        appeared   host
        status-bar host dark

      at 0ms
        > host.present(sheet, style: custom, animated: true)
        begin t1 present host -> sheet custom
          sheet.viewWillAppear(animated: true)
          < t1.completeTransition(true)
          < accessibility.post(screenChanged) (by t1)
          sheet.viewDidAppear(animated: true)
          < accessibility.post(screenChanged) (by t1)
        end t1 finished
        < accessibility.post(screenChanged) (by subject)

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        status-bar host dark
      """),
    Breach(
      "a screen that is announced after it was given up",
      ["accessibility-focus-announced/taken-back"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
        end t1 cancelled
        < accessibility.post(screenChanged) (by subject)

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a keyboard that comes where a presentation is given up",
      ["accessibility-responder-restored/none"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        responder  sheet
      """),
    Breach(
      "a keyboard that belongs to a screen that is gone",
      ["accessibility-responder-restored/in-window"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        responder  sheet.view
      """),
    Breach(
      "flags that come and go while what is given up stays presented",
      ["accessibility-flags-restored/lost", "accessibility-flags-restored/gained"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        modal      sheet.container

      at 0ms
        begin t1 dismiss sheet -> host custom interactive
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        concealed  sheet.view
      """),
    Breach(
      "a presenter that is reached behind two screens, below UIKit's own and the subject's",
      ["accessibility-reachable-set/behind"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 present sheet -> top custom
          < presentation.presentationTransitionWillBegin()
          insert t1.container into window
          insert top.view into t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > t1.container > top.view
        presented  host -> sheet
        presented  sheet -> top
        reachable  host.view
        reachable  top.view
      """),
    Breach(
      "a closed panel that is reached",
      ["accessibility-reachable-set/closed"],
      """
      baseline
        tree       window > host.view > leaf.view
        children   host > sheet leaf

      at 0ms
        > host.close(animated: false)

      settled at 0ms
        tree       window > host.view > leaf.view
        tree       window > host.view > sheet.view
        children   host > sheet leaf
        reachable  leaf.view
        reachable  sheet.view
        frame      sheet.view -280 0 280 844
      """),
  ]
}
