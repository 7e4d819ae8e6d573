import AppearanceTrace
import Testing

/// The picture of some lines of a trace.
@Suite("A picture around some lines") struct PictureExcerptTests {
  private func trace() throws -> Trace {
    try Trace(
      parsing: """
        trace 2
        scenario a/b/c
        subject  system
        profile  ios-18
        screen   390 844

        cast
          host  controller
          sheet  controller
          sheet.view  root view of sheet
          t1  transition
          t1.container  container of t1

        baseline
          appeared   host

        at 0ms
          > host.present(sheet, style: fullScreen, animated: true)
          begin t1 present host -> sheet fullScreen
            host.viewWillDisappear(animated: true)
            sheet.viewWillAppear(animated: true)
            insert sheet.view into t1.container
            sheet.viewIsAppearing(animated: true)
        at 404ms
            sheet.viewDidAppear(animated: true)
            host.viewDidDisappear(animated: true)
          end t1 finished

        settled at 404ms
          appeared   sheet

        """)
  }

  @Test("a star points at each line, and what comes just before and after stands beside it")
  func neighbours() throws {
    #expect(
      SequencePicture(of: try trace(), around: [4]).text == """
              sheet
          at 0ms
              viewWillAppear
        *   insert sheet.view into t1.container
              viewIsAppearing

        """)
  }

  @Test("dots stand for what is left out between two lines, and each instant has its heading")
  func gaps() throws {
    #expect(
      SequencePicture(of: try trace(), around: [2, 8]).text == """
              host               sheet
          at 0ms
            begin t1 present host -> sheet fullScreen
        *     viewWillDisappear  |
              |                  viewWillAppear
          ...
          at 404ms
              viewDidDisappear   |
        *   end t1 finished

        """)
  }

  @Test("lanes stand as in the picture of the whole, whoever is told something first")
  func lanes() throws {
    let trace = try trace()

    #expect(SequencePicture(of: trace, around: [6]).columns == SequencePicture(of: trace).columns)
  }

  @Test("lines of the baseline stand above and those of the ending below, under their headings")
  func checkpoints() throws {
    let picture = SequencePicture(
      of: try trace(), around: [8], before: ["appeared   host"], after: ["settled at 404ms"])

    #expect(
      picture.text == """
              host
          baseline
        *   appeared   host
          ...
          at 404ms
              viewDidDisappear
        *   end t1 finished
        * settled at 404ms

        """)
  }
}
