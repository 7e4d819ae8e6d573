import ConformanceReports
import Testing
import TransitionCertification

/// A trace as a picture of text.
@Suite("The picture of a trace") struct SequencePictureTests {
  @Test("time goes down, and each controller has a column")
  func picture() throws {
    let trace = try Trace(
      parsing: """
        trace 2
        scenario a/b/c
        subject  system
        profile  ios-18
        screen   390 844

        cast
          window  window
          host  controller, StageController: UIViewController
          sheet  controller, StageController: UIViewController
          t1  transition

        baseline

        at 0ms
          > host.present(sheet, style: fullScreen, animated: true)
          sheet.viewDidLoad()
          begin t1 present host -> sheet fullScreen
            host.viewWillDisappear(animated: true)
            sheet.viewWillAppear(animated: true)
        at 404ms
            sheet.viewDidAppear(animated: true)
          end t1 finished

        settled at 404ms

        """)

    #expect(
      SequencePicture(of: trace).text == """
            host               sheet
        at 0ms
        > host.present(sheet, style: fullScreen, animated: true)
          begin t1 present host -> sheet fullScreen
            viewWillDisappear  |
            |                  viewWillAppear
        at 404ms
            |                  viewDidAppear
          end t1 finished

        """)
  }
}
