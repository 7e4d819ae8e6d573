import Testing

@testable import TransitionScenarios

/// References of a few lines, for patterns to be looked for in.
enum SampleReference {
  /// A trace with these lines of events, in a scene of a host, a sheet and a navigation.
  ///
  /// - Parameters:
  ///   - events: the lines as a trace has them; the first says when.
  ///   - ending: how the run came to its end.
  ///   - others: lines of the cast for those who are there besides.
  static func trace(
    _ events: String, scenario: String = "modal/full-screen/present",
    ending: String = "settled at 900ms", casting others: [String] = []
  ) throws -> Trace {
    try Trace(
      parsing: """
        trace 2
        scenario \(scenario)
        subject  system
        profile  ios-18
        screen   390 844

        cast
          window  window
          host  controller, StageController: UIViewController
          host.view  root view of host
          sheet  controller, StageController: UIViewController
          sheet.view  root view of sheet
          nav  controller, UINavigationController
          nav.view  root view of nav
          nav.container  container of nav
          nav.bar  bar of nav
          t1  transition
          t1.container  container of t1
          t2  transition
        \(others.map { "\($0)\n" }.joined())
        baseline
          tree       window > nav.view > nav.container > host.view
          children   nav > host

        \(events)

        \(ending)

        """)
  }

  /// A presentation in full screen, as it should be.
  static let presentation = """
    at 0ms
      > host.present(sheet, style: fullScreen, animated: true)
      begin t1 present host -> sheet fullScreen removing
        host.viewWillDisappear(animated: true)
        sheet.viewWillAppear(animated: true)
        sheet.viewIsAppearing(animated: true)
    at 404ms
        t1.completeTransition(true)
        sheet.viewDidAppear(animated: true)
        host.viewDidDisappear(animated: true)
        t1.alongsideCompletion(isCancelled: false)
      end t1 finished
      host.presentCompletion()
    """
}
