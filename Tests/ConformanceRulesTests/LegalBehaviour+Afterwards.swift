import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// What comes after a transition, or between two: the script, the system, or another change did it.
  static let afterwards: [Sketch] = [
    Sketch(
      "a finger pulls another screen in after a way back over two",
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
      """)
  ]
}
