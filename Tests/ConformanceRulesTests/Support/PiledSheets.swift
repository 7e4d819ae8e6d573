/// The beginning of sketches in which a sheet that has dimming is covered by another one, up to when both are there.
enum PiledSheets {
  /// The second one puts the dimming of the first into its own container.
  static let theSecondTakesDimming = story(
    "remove t1.view-1 from t1.container (by t2)", "insert t1.view-1 into t2.container (by t2)")

  /// While the second one comes, the first one's dimming is put below it again.
  static let theFirstMovesDimming = story(
    "insert t1.view-1 into t1.container below sheet.view (by t2)")

  /// - Parameter lines: What happens to the dimming while the second one comes.
  private static func story(_ lines: String...) -> String {
    """
    baseline
      tree       window > host.view
      appeared   host

    at 0ms
      begin t1 present host -> sheet custom
        insert t1.container into window
        sheet.viewWillAppear(animated: true)
        < presentation.presentationTransitionWillBegin()
        insert t1.view-1 into t1.container (by t1)
        insert sheet.view into t1.container
    at 300ms
        t1.completeTransition(true)
        sheet.viewDidAppear(animated: true)
      end t1 finished
    at 400ms
      begin t2 present sheet -> menu custom
        insert t2.container into window
        menu.viewWillAppear(animated: true)
        < presentation-2.presentationTransitionWillBegin()
        \(lines.joined(separator: "\n    "))
        insert menu.view into t2.container
    at 700ms
        t2.completeTransition(true)
        menu.viewDidAppear(animated: true)
      end t2 finished
    """
  }
}
