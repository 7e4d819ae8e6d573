extension Breach {
  /// What a rule and its oracle have to tell alike, though no library behaves so.
  static let bothJudges: [Breach] = [
    Breach(
      "a sheet that goes when its finger is taken away, in a line that is not the script's",
      ["interaction-verdict-always/taken-away"], LostFinger.unmarked),
  ]
}
