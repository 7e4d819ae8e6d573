/// The text of a sketch in which a subject puts a shade into a controller's view in each of three equal rounds.
enum RepeatedShade {
  /// - Parameter others: the shades that lie there in the end beside that of the round that is written.
  static func text(leaving others: [String]) -> String {
    let shades = (["dim"] + others).map { "  tree       window > host.view > \($0)" }
    return """
      baseline
        tree       window > host.view
        appeared   host

      at 0ms
        begin t1 present host -> sheet custom
          insert t1.container into window
          sheet.viewWillAppear(animated: true)
          insert sheet.view into t1.container (by t1)
          insert dim into host.view (by t1)
          sheet.viewDidAppear(animated: true)
        end t1 finished
        begin t2 dismiss sheet -> host custom
          sheet.viewWillDisappear(animated: true)
          remove t1.container from window
          remove sheet.view from t1.container
          sheet.viewDidDisappear(animated: true)
        end t2 finished
        repeats 3 times

      settled at 0ms
      \(shades.joined(separator: "\n"))
        appeared   host
      """
  }
}
