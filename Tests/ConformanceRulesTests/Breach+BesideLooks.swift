import AppearanceTrace
import ConformanceRules

extension Breach {
  /// What lies right beside an exception: of frames and declared looks.
  static let besideLooks: [Breach] = [
    Breach(
      "a child that a presentation leaves aside, in a container that was asked for nothing",
      ["geometry-frame-rollback/moved"], cast: ["frame  Box: UIViewController"],
      """
      baseline
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host

      at 0ms
        begin t1 present frame -> sheet custom interactive
          set host.view frame 140 0 390 844 (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > frame.view > host.view
        children   frame > host
        appeared   frame
        appeared   host
        frame      host.view 140 0 390 844
      """),
    Breach(
      "a presenter that gets a third frame when what it presented is gone",
      ["geometry-frame-rollback/moved"],
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        frame      host.view 10 20 370 824

      at 0ms
        begin t1 dismiss sheet -> host custom
          set host.view frame 5 20 380 824 (by t1)
          remove t0.container from window
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        frame      host.view 5 20 380 824
      """),
    Breach(
      "a screen that lies aside when the push over it was given up",
      ["geometry-frame-rollback/moved"],
      """
      baseline
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first

      at 0ms
        begin t1 push first -> second interactive
          set first.view frame -100 0 390 844 (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > nav.view > first.view
        children   nav > first
        appeared   nav
        appeared   first
        frame      first.view -100 0 390 844
      """),
    Breach(
      "a presenter that keeps its declared look of before when nothing is presented",
      ["geometry-identity-restored/kept"], contract: SubjectContract(restingLook: [.transform]),
      """
      baseline
        tree       window > host.view
        tree       window > t0.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet
        transform  host.view 0.9 0 0 0.9 0 0

      at 0ms
        begin t1 dismiss sheet -> host custom
          remove t0.container from window
        end t1 finished

      settled at 0ms
        tree       window > host.view
        appeared   host
        transform  host.view 0.9 0 0 0.9 0 0
      """),
    Breach(
      "a presenter that has a declared look, though what it presented was given up",
      ["geometry-identity-restored/kept"], contract: SubjectContract(restingLook: [.transform]),
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom interactive
          set host.view transform 0.9 0 0 0.9 0 0 (by t1)
        end t1 cancelled

      settled at 0ms
        tree       window > host.view
        appeared   host
        transform  host.view 0.9 0 0 0.9 0 0
      """),
  ]
}
