extension Breach {
  /// What a rule and its oracle have to tell alike, though no library behaves so.
  static let bothJudges: [Breach] = [
    Breach(
      "a sheet that goes when its finger is taken away, in a line that is not the script's",
      ["interaction-verdict-always/taken-away"], LostFinger.unmarked),
    Breach(
      "a view that comes by a call of the subject's behind a hook, and stays with nobody",
      ["ownership-container-clean/transitions"],
      """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          < presentation.presentationTransitionWillBegin()
          < insert t1.view-1 into t1.container (by t1)
        end t1 finished

      settled at 0ms
        tree       window > host.view
        tree       window > t1.container > t1.view-1
        presented  host -> sheet
        appeared   host
      """),
  ]
}
