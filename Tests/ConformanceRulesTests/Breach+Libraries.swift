import AppearanceTrace
import ConformanceRules

extension Breach {
  /// Screens that a library presents, and those that others do.
  static let libraries: [Breach] = [
    Breach(
      "two screens of the library's that go at once, and it speaks of neither",
      ["navigation-dismissal-observed/missed"], cast: ["library  Library"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        delegate top set
        begin t1 present sheet -> top custom unanimated
          insert t1.container into window
          top.viewWillAppear(animated: false)
          insert top.view into t1.container
          top.viewDidAppear(animated: false)
        end t1 finished
        begin t2 dismiss top -> host custom unanimated
          top.viewWillDisappear(animated: false)
          remove t1.container from window
          remove sheet.container from window
          remove top.view from t1.container
          remove sheet.view from sheet.container
          top.viewDidDisappear(animated: false)
          sheet.viewWillDisappear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t2 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a sheet of the system's that is swiped away, and a library without a delegate that does not see it",
      ["navigation-dismissal-observed/missed"], cast: ["library  Library"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet pageSheet unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container
          sheet.viewDidAppear(animated: false)
        end t1 finished
      at 500ms
        > sheet.gestureBegan(drag: down)
        begin t2 dismiss sheet -> host pageSheet interactive
          sheet.viewWillDisappear(animated: true)
      at 700ms
          > sheet.gestureEnded()
          t2.finishInteractiveTransition()
          t2.completeTransition(true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished

      settled at 700ms
        tree       window > host.view
        appeared   host
      """),
  ]
}
