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
