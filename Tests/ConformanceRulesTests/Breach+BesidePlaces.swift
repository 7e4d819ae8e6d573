import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of views that are borrowed, and where they come back.
  static let besidePlaces: [Breach] = [
    Breach(
      "what was presented, and was never shown, is put into the window when it is dismissed",
      ["ownership-no-foreign-superview/outside"],
      """
      baseline
        tree       window > host.view
        presented  host -> sheet
        appeared   host

      at 0ms
        begin t1 dismiss sheet -> host custom
          insert t1.container into window
          insert sheet.view into window (by t1)
          remove sheet.view from window
          remove t1.container from window
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter that UIKit took out is put straight into the window",
      ["ownership-no-foreign-superview/outside"],
      """
      baseline
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host fullScreen removing
          insert host.view into window (by t1)
          remove t0.container from window
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter that a line has taken out of elsewhere is put straight into the window",
      [
        "ownership-original-parentage-restored/after-dismissal < ownership-no-foreign-superview/outside"
      ],
      """
      baseline
        tree       window > other
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        insert host.view into other
        remove host.view from other
      at 100ms
        begin t1 dismiss sheet -> host custom
          insert host.view into window (by t1)
          remove t0.container from window
        end t1 finished

      settled at 100ms
        tree       window > other
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter that no line has shown, and that comes back in a stranger's view",
      ["ownership-no-foreign-superview/outside"],
      """
      baseline
        tree       window > other.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          insert host.view into other.view (by t1)
          remove t0.container from window
        end t1 finished

      settled at 0ms
        tree       window > other.view > host.view
        appeared   host
      """),
    Breach(
      "what was to be presented, lay in a view before, and does not come back there",
      ["ownership-original-parentage-restored/after-cancel"],
      """
      baseline
        tree       window > host.view > sheet.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          insert t1.container into window
          insert sheet.view into t1.container (by t1)
          remove t1.container from window
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Breach(
      "a presenter that stays in a wrapper, and somebody else had a push meanwhile",
      ["ownership-original-parentage-restored/after-dismissal"],
      """
      baseline
        tree       window > host.view
        tree       window > other
        tree       window > nav.view > first.view
        children   nav > first
        appeared   host
        appeared   nav
        appeared   first

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          insert host.view into other (by t1)
          insert sheet.view into t1.container (by t1)
        end t1 finished
        begin t2 push first -> second
          insert second.view into nav.view
          remove first.view from nav.view
        end t2 finished
        begin t3 dismiss sheet -> host custom
          remove t1.container from window
        end t3 finished

      settled at 0ms
        tree       window > other > host.view
        tree       window > nav.view > second.view
        children   nav > first second
        appeared   host
        appeared   nav
        appeared   second
      """),
    Breach(
      "a presenter of before is moved into a wrapper by the dismissal",
      ["ownership-original-parentage-restored/after-dismissal"],
      """
      baseline
        tree       window > other
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        begin t1 dismiss sheet -> host custom
          insert host.view into other (by t1)
          remove t0.container from window
        end t1 finished

      settled at 0ms
        tree       window > other > host.view
        appeared   host
      """),
    Breach(
      "what was to be pushed, and was given up, is there until the next change",
      ["ownership-original-parentage-restored/after-cancel"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first

      at 0ms
        begin t1 push first -> second interactive
          insert second.view into nav.view
        end t1 cancelled
        begin t2 present nav -> sheet custom interactive
          remove second.view from nav.view
        end t2 cancelled

      settled at 0ms
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first
      """),
  ]
}
