import TransitionCertification

/// Small traces for comparing: a sheet is presented.
enum SampleTraces {
  static let scenario = "modal/full-screen/present"
  static let golden = scenario + ".trace"

  /// The system's trace.
  static let reference = """
    trace 2
    scenario modal/full-screen/present
    subject  system
    profile  ios-18
    screen   390 844
    evidence FS-01

    cast
      window  window
      host  controller, StageController: UIViewController
      host.view  root view of host
      sheet  controller, StageController: UIViewController
      sheet.view  root view of sheet
      t1  transition
      t1.container  container of t1

    baseline
      tree       window > host.view
      appeared   host
      status-bar host dark

    at 0ms
      > host.present(sheet, style: fullScreen, animated: true)
      begin t1 present host -> sheet fullScreen removing
        insert t1.container into window
        host.viewWillDisappear(animated: true)
        sheet.viewWillAppear(animated: true)
        status-bar sheet light
        insert sheet.view into t1.container
        sheet.viewIsAppearing(animated: true)
    at 404ms
        t1.completeTransition(true)
        sheet.viewDidAppear(animated: true)
        host.viewDidDisappear(animated: true)
      end t1 finished
      host.presentCompletion()

    settled at 404ms
      tree       window > t1.container > sheet.view
      presented  host -> sheet
      appeared   sheet
      status-bar sheet light

    """

  /// The trace of a subject that does the same, in its own time and with its own objects.
  static let alike =
    reference
    .replacing("subject  system", with: "subject  seed/fade")
    .replacing("evidence FS-01\n", with: "")
    .replacing("404ms", with: "350ms")
    .replacing(
      "  t1  transition",
      with:
        "  delegate  transitioning delegate, Fader\n  animator  animator, Fade\n  t1  transition"
    )
    .replacing("at 0ms\n", with: "at 0ms\n  delegate sheet set\n")
    .replacing(
      "    insert sheet.view into t1.container\n",
      with: """
            < animator.animateTransition(t1)
            insert sheet.view into t1.container (by t1)

        """
    )
    .replacing("    t1.completeTransition", with: "    < t1.completeTransition")
}
