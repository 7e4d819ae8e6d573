import AppearanceTrace
import ConformanceRules

extension LegalBehaviour {
  /// Screens that a library presents, and those that others do.
  static let libraries: [Sketch] = [
    Sketch(
      "a library's own way to present takes no closure, and none runs",
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        > host.present(sheet, style: custom, animated: true, completion: nil)
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert sheet.view into t1.container (by t1)
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
    Sketch(
      "all cards below the one that comes recede a step",
      contract: SubjectContract(restingLook: [.transform]),
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        transform  host.view 0.9 0 0 0.9 0 0

      at 0ms
        > sheet.present(third, style: custom, animated: true)
        begin t1 present sheet -> third custom
          insert t1.container into window
          third.viewWillAppear(animated: true)
          < animator.animateTransition(t1)
          insert third.view into t1.container (by t1)
          set host.view transform 0.8 0 0 0.8 0 0 (by t1)
          set sheet.view transform 0.9 0 0 0.9 0 0 (by t1)
          < t1.completeTransition(true)
          third.viewDidAppear(animated: true)
        end t1 finished
        sheet.presentCompletion()

      settled at 0ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > t1.container > third.view
        presented  host -> sheet
        presented  sheet -> third
        appeared   host
        appeared   sheet
        appeared   third
        transform  host.view 0.8 0 0 0.8 0 0
        transform  sheet.view 0.9 0 0 0.9 0 0
      """),
    Sketch(
      "an alert of the system's comes and goes on a screen of the library's",
      cast: ["library  Library"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.present(alert, style: overFullScreen, animated: false)
        begin t1 present sheet -> alert overFullScreen unanimated
          insert t1.container into window
          alert.viewWillAppear(animated: false)
          insert alert.view into t1.container
          alert.viewDidAppear(animated: false)
        end t1 finished
        sheet.presentCompletion()
      at 100ms
        > alert.dismiss(animated: false)
        begin t2 dismiss alert -> sheet overFullScreen unanimated
          alert.viewWillDisappear(animated: false)
          remove t1.container from window
          remove alert.view from t1.container
          alert.viewDidDisappear(animated: false)
        end t2 finished
        alert.dismissCompletion()

      settled at 100ms
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Sketch(
      "a library speaks of its own screen alone where another one goes with it",
      near: ["navigation-dismissal-observed/missed", "navigation-dismissal-observed/once"],
      cast: ["library  Library"],
      """
      baseline
        tree       window > host.view
        tree       window > sheet.container > sheet.view
        tree       window > top.container > top.view
        presented  host -> sheet
        presented  sheet -> top
        appeared   host
        appeared   sheet
        appeared   top

      at 0ms
        > host.dismiss(animated: false)
        begin t1 dismiss top -> host custom unanimated
          top.viewWillDisappear(animated: false)
          remove top.container from window
          remove sheet.container from window
          remove top.view from top.container
          remove sheet.view from sheet.container
          top.viewDidDisappear(animated: false)
          sheet.viewWillDisappear(animated: false)
          sheet.viewDidDisappear(animated: false)
        end t1 finished
        host.dismissCompletion()
        < library.reportDismissal(sheet)

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
  ]
}
