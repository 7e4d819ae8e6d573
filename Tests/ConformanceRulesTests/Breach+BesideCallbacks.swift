import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of what controllers are told, and where they are then.
  static let besideCallbacks: [Breach] = [
    Breach(
      "an unanimated presentation that moves a while later, when something else did before",
      ["appearance-animated-flag/still"],
      """
      baseline
        tree       window > host.view > host.view-1
        appeared   host

      at 0ms
        moves host.view-1 (by subject)
      at 100ms
        > host.present(sheet, style: custom, animated: false)
        begin t1 present host -> sheet custom unanimated
          insert t1.container into window
          sheet.viewWillAppear(animated: false)
          insert sheet.view into t1.container (by t1)
      at 150ms
          moves sheet.view (by t1)
      at 400ms
          rests sheet.view
          < t1.completeTransition(true)
          sheet.viewDidAppear(animated: false)
        end t1 finished
        rests host.view-1

      settled at 400ms
        tree       window > host.view > host.view-1
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a child is told of an animation that nobody asked for, while others move elsewhere",
      ["appearance-animated-flag/unseen"],
      """
      baseline
        tree       window > frame.view > host.view
        tree       window > other.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   other

      at 0ms
        > frame.open(animated: false)
        moves other.view (by subject)
        < sheet.beginAppearanceTransition(true, animated: true) (by subject)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
        moves window.view-1 (by subject)
      at 300ms
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: true)
        rests other.view
        rests window.view-1

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        tree       window > other.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   other
        appeared   sheet
      """),
    Breach(
      "a child is told of an animation that nobody asked for, when another moved before",
      ["appearance-animated-flag/unseen"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host sheet
        appeared   frame
        appeared   host

      at 0ms
        moves host.view (by subject)
      at 100ms
        > frame.open(animated: false)
        < sheet.beginAppearanceTransition(true, animated: true) (by subject)
        sheet.viewWillAppear(animated: true)
        insert sheet.view into frame.view (by subject)
      at 300ms
        rests host.view
        < sheet.endAppearanceTransition() (by subject)
        sheet.viewDidAppear(animated: true)

      settled at 300ms
        tree       window > frame.view > host.view
        tree       window > frame.view > sheet.view
        children   frame > host sheet
        appeared   frame
        appeared   host
        appeared   sheet
      """),
    Breach(
      "a child that is told that it has come while its parent goes, and was not on its way",
      ["appearance-child-within-parent/early"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        host.viewWillDisappear(animated: false)
        host.viewDidDisappear(animated: false)
      at 100ms
        > window.setRootViewController(other, animated: false)
        frame.viewWillDisappear(animated: false)
        host.viewDidAppear(animated: false)
        host.viewWillDisappear(animated: false)
        remove frame.view from window
        frame.viewDidDisappear(animated: false)
        host.viewDidDisappear(animated: false)

      settled at 100ms
        tree       window
        children   frame > host
      """),
    Breach(
      "a child that was on its way, and is told that it has come when its parent is gone",
      ["appearance-child-within-parent/early"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame

      at 0ms
        host.viewWillAppear(animated: true)
      at 100ms
        > window.setRootViewController(other, animated: false)
        frame.viewWillDisappear(animated: false)
        remove frame.view from window
        frame.viewDidDisappear(animated: false)
        host.viewDidAppear(animated: true)
        host.viewWillDisappear(animated: false)
        host.viewDidDisappear(animated: false)

      settled at 100ms
        tree       window
        children   frame > host
      """),
    Breach(
      "a child that was on its way, and is told twice that it has come while its parent goes",
      ["appearance-child-within-parent/early"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame

      at 0ms
        host.viewWillAppear(animated: true)
      at 100ms
        > window.setRootViewController(other, animated: false)
        frame.viewWillDisappear(animated: false)
        host.viewDidAppear(animated: true)
        host.viewDidAppear(animated: true)
        remove frame.view from window
        frame.viewDidDisappear(animated: false)

      settled at 100ms
        tree       window
        children   frame > host
      """),
    Breach(
      "a presenter that is gone, in the window, and not to be told by hand",
      ["appearance-final-state-matches-window/inside"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      sheet.view 0 422 390 422

      at 0ms
        host.viewWillDisappear(animated: false)
        host.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet
        frame      sheet.view 0 422 390 422
      """),
    Breach(
      "a controller that is gone, and in the window, while another one presents",
      ["appearance-final-state-matches-window/inside"],
      contract: SubjectContract(presenter: .emulated),
      """
      baseline
        tree       window > host.view
        tree       window > other.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   other
        appeared   sheet
        frame      other.view 0 0 390 200
        frame      sheet.view 0 422 390 422

      at 0ms
        other.viewWillDisappear(animated: false)
        other.viewDidDisappear(animated: false)

      settled at 0ms
        tree       window > host.view
        tree       window > other.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      other.view 0 0 390 200
        frame      sheet.view 0 422 390 422
      """),
    Breach(
      "a reversal in a push that holds, while somebody else's presentation is given up",
      ["appearance-no-spurious-reversal/turned"],
      """
      baseline
        tree       window > nav.view > first.view
        tree       window > other.view
        children   nav > first
        appeared   nav
        appeared   first
        appeared   other

      at 0ms
        begin t1 push first -> second
          first.viewWillDisappear(animated: true)
          begin t2 present other -> menu custom interactive
            first.viewWillAppear(animated: true)
            first.viewDidAppear(animated: true)
          end t2 cancelled
        end t1 finished

      settled at 0ms
        tree       window > nav.view > first.view
        tree       window > other.view
        children   nav > first
        appeared   nav
        appeared   first
        appeared   other
      """),
  ]
}
