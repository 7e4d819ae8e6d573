extension FactBook {
  /// What is told in tabs, pages, and containers of an app's own.
  static let containerPatterns: [FactPattern] = [
    FactPattern(
      "TB-01",
      """
      when begin select A -> B, finished
      B.viewWillAppear
      A.viewWillDisappear
      B.viewIsAppearing
      A.viewDidDisappear
      B.viewDidAppear
      """),
    FactPattern(
      "TB-04",
      """
      when C.viewDidAppear, D shown in C
      D.viewDidAppear
      """),
    FactPattern(
      "TB-06",
      """
      when begin select A -> B interactive, cancelled
      B.viewWillAppear & A.viewWillDisappear
      maybe B.viewIsAppearing
      B.viewWillDisappear
      B.viewDidDisappear
      A.viewWillAppear
      maybe A.viewIsAppearing
      A.viewDidAppear
      no B.viewDidAppear
      no A.viewDidDisappear
      """),
    FactPattern(
      "CO-05",
      """
      when > _.setSelectedIndex, idle, with begin select _ -> _
      maybe B.loadView
      maybe B.viewDidLoad
      begin select A -> B
      B.viewWillAppear
      A.viewWillDisappear
      """),
    FactPattern(
      "PG-01",
      """
      when P.setViewControllers(B), under pages/scroll, with A.viewWillDisappear, until A.viewDidDisappear
      B.viewWillAppear
      A.viewWillDisappear
      B.viewDidAppear
      A.viewDidDisappear
      """),
    FactPattern(
      "PG-03",
      """
      when P.setViewControllers(B), under pages/curl, with A.viewWillDisappear, until B.viewDidAppear
      B.viewWillAppear
      A.viewWillDisappear
      A.viewDidDisappear
      B.viewDidAppear
      """),
    FactPattern(
      "PG-02",
      """
      when B.viewWillAppear, under pages/scroll, with A.viewWillAppear, without B.viewDidAppear, until B.viewDidDisappear
      A.viewWillDisappear
      A.viewWillAppear
      A.viewDidAppear
      B.viewWillDisappear
      B.viewDidDisappear
      """),
    FactPattern(
      "PG-04",
      """
      when B.viewWillAppear, under pages/curl, with A.viewWillAppear, without B.viewDidAppear, until A.viewDidAppear
      A.viewWillDisappear
      B.viewWillDisappear
      A.viewWillAppear
      B.viewDidDisappear
      A.viewDidAppear
      """),
    FactPattern(
      "CC-04",
      """
      when P.addChild(C)
      C.willMove(toParent: P)
      no C.willMove(toParent: nil)
      """),
    FactPattern(
      "CC-13",
      """
      when P.select, P seen, under container, with B.willMove(toParent: P), with A.willMove(toParent: nil), until B.didMove(toParent: P)
      B.willMove(toParent: P) & A.willMove(toParent: nil)
      A.viewWillDisappear
      B.viewWillAppear
      B.viewDidAppear
      A.viewDidDisappear
      B.didMove(toParent: P) & A.didMove(toParent: nil)
      """),
    FactPattern(
      "TB-02",
      """
      when begin select A -> B, finished
      B.viewWillAppear
      A.viewWillDisappear
      A.viewDidDisappear
      B.viewDidAppear
      """),
  ]
}
