import AppearanceTrace

extension LegalBehaviour {
  /// Taps of which the same comes as before, and taps that are left alone as they may be.
  static let taps = [
    Sketch(
      "a tap beside a sheet takes it away, as one did beside the sheet before it",
      near: ["interaction-state-reset/tapped-again"], TwoTaps.trace(second: .goes)),
    Sketch(
      "a tap beside a sheet makes it ask, and one beside the sheet before it took that away",
      TwoTaps.trace(second: .presents)),
    Sketch(
      "a tap beside a sheet begins nothing, and the script has taken the sheet before it away",
      TwoTaps.trace(first: .isAsked)),
    Sketch(
      "the subject itself takes a sheet away, with a closure of its own, after one that the script presented",
      near: ["completion-closure-runs/once"],
      """
      baseline
        tree       window > host.view
        tree       window > t1.container > sheet.view
        presented  host -> sheet
        appeared   host
        appeared   sheet

      at 0ms
        > sheet.dismiss(animated: true)
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove t1.container from window
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        sheet.dismissCompletion()
        > host.present(card, style: custom, animated: true)
        begin t3 present host -> card custom
          insert t3.container into window
          card.viewWillAppear(animated: true)
          insert card.view into t3.container
          card.viewDidAppear(animated: true)
        end t3 finished
        host.presentCompletion()
        < host.dismiss(animated: true) (by t3)
        begin t4 dismiss card -> host custom
          card.viewWillDisappear(animated: true)
          remove t3.container from window
          card.viewDidDisappear(animated: true)
        end t4 finished
        host.dismissCompletion()

      settled at 0ms
        tree       window > host.view
        appeared   host
      """),
    Sketch("a finger stays down beside a sheet", TwoTaps.trace(end: nil)),
    Sketch("a finger taps on a tab of what a tap has to do with", TwoTaps.trace(way: "tap: 1")),
    Sketch(
      "a tap beside a sheet while another finger is down begins nothing",
      TwoTaps.trace(between: ["> host.gestureBegan(drag: left, at: [9, 9])"])),
    Sketch(
      "a tap in the middle of a sheet begins nothing",
      near: ["interaction-start-policy/tapped-inside"], TwoTaps.inside(.nothing)),
    Sketch(
      "a tap in the middle of a sheet begins nothing before the script takes it away",
      near: ["interaction-start-policy/tapped-inside"], TwoTaps.inside(.isAsked)),
    Sketch(
      "a tap in the middle of a sheet takes it away, as the contract says",
      contract: SubjectContract(closesOnTap: true), TwoTaps.inside(.goes)),
  ]
}
