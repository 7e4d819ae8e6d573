extension Breach {
  /// Taps beside what is presented, and inside of it.
  static let taps = [
    Breach(
      "a tap beside a sheet begins nothing, and one beside the sheet before it did",
      ["interaction-state-reset/tapped-again"], TwoTaps.trace()),
    Breach(
      "a tap beside a sheet begins nothing when the device was turned",
      ["interaction-state-reset/tapped-again"],
      TwoTaps.trace(between: ["> window.resize(to: [844, 390])"])),
    Breach(
      "a tap beside a sheet begins nothing before the script takes it away",
      ["interaction-state-reset/tapped-again"], TwoTaps.trace(second: .isAsked)),
    Breach(
      "a tap beside a sheet begins nothing before another finger comes",
      ["interaction-state-reset/tapped-again"],
      TwoTaps.trace(
        end: "gestureEnded(at: [195, 100])\n  > host.gestureBegan(drag: left, at: [9, 9])")),
    Breach(
      "a tap in the middle of a sheet takes it away",
      ["interaction-start-policy/tapped-inside"], TwoTaps.inside(.goes)),
  ]
}
