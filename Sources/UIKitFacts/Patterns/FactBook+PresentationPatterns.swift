extension FactBook {
  /// What is told under styles that cover the screen, and under those that do not.
  static let presentationPatterns: [FactPattern] = [
    FactPattern(
      "FS-01",
      """
      when begin present A -> B fullScreen animated, finished
      A.viewWillDisappear
      B.viewWillAppear
      B.viewDidAppear
      A.viewDidDisappear
      no A.viewWillAppear/viewDidAppear
      no B.viewWillDisappear/viewDidDisappear
      """),
    FactPattern(
      "FS-02",
      """
      when begin present A -> B fullScreen, finished
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      """),
    FactPattern(
      "FS-03",
      """
      when begin dismiss B -> A fullScreen animated removing, finished
      B.viewWillDisappear
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      B.viewDidDisappear
      """),
    FactPattern(
      "FS-04",
      """
      when begin present A -> B fullScreen unanimated, finished
      A.viewWillDisappear
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      A.viewDidDisappear
      maybe A.presentCompletion
      """),
    FactPattern(
      "FS-05",
      """
      when begin dismiss B -> A fullScreen unanimated removing, finished
      B.viewWillDisappear
      A.viewWillAppear
      A.viewIsAppearing
      A.viewDidAppear
      B.viewDidDisappear
      maybe A.dismissCompletion
      """),
    FactPattern(
      "FS-07",
      """
      when begin present A -> B fullScreen unanimated, finished
      A.viewWillDisappear & B.viewWillAppear
      at once
      B.viewDidAppear & A.viewDidDisappear
      """),
    FactPattern(
      "OC-01",
      """
      when begin present A -> B overFullScreen, finished
      B.viewWillAppear
      B.viewDidAppear
      no A.appearance
      """),
    FactPattern(
      "OC-01",
      """
      when begin dismiss B -> A overFullScreen, finished
      B.viewWillDisappear
      B.viewDidDisappear
      no A.appearance
      """),
    FactPattern(
      "OC-03",
      """
      when begin present A -> B overCurrentContext, finished
      B.viewWillAppear
      B.viewDidAppear
      no A.appearance
      """),
    FactPattern(
      "OC-03",
      """
      when begin dismiss B -> A overCurrentContext, finished
      B.viewWillDisappear
      B.viewDidDisappear
      no A.appearance
      """),
    FactPattern(
      "OC-05",
      """
      when begin present A -> B popover, finished
      B.viewWillAppear
      B.viewDidAppear
      no A.appearance
      """),
    FactPattern(
      "OC-05",
      """
      when begin dismiss B -> A popover, finished
      B.viewWillDisappear
      B.viewDidDisappear
      no A.appearance
      """),
    FactPattern(
      "CU-01",
      """
      when begin present A -> B custom staying, finished
      B.viewWillAppear
      B.viewDidAppear
      no A.appearance
      """),
    FactPattern(
      "CU-01",
      """
      when begin dismiss B -> A custom staying, finished
      B.viewWillDisappear
      B.viewDidDisappear
      no A.appearance
      """),
    FactPattern(
      "OC-02",
      """
      when begin present A -> B currentContext, finished
      A.viewWillDisappear
      B.viewWillAppear
      B.viewDidAppear
      A.viewDidDisappear
      """),
    FactPattern(
      "OC-02",
      """
      when begin dismiss B -> A currentContext, finished
      B.viewWillDisappear
      A.viewWillAppear
      A.viewDidAppear
      B.viewDidDisappear
      """),
    FactPattern(
      "CU-02",
      """
      when begin present A -> B custom removing, finished
      A.viewWillDisappear
      B.viewWillAppear
      B.viewDidAppear
      A.viewDidDisappear
      """),
    FactPattern(
      "CU-02",
      """
      when begin dismiss B -> A custom removing, finished
      B.viewWillDisappear
      A.viewWillAppear
      A.viewDidAppear
      B.viewDidDisappear
      """),
    FactPattern(
      "PT-01",
      """
      when A.present(B), idle, with B.viewDidLoad, without fault _
      B.loadView
      B.viewDidLoad
      begin present _ -> B
      B.viewWillAppear
      """),
    FactPattern(
      "CU-09",
      """
      when begin present A -> B custom unanimated, finished
      B.viewWillAppear
      insert B.view into C.container
      at once
      B.viewDidAppear
      """),
    FactPattern(
      "CU-09",
      """
      when begin dismiss B -> A custom unanimated, finished
      B.viewWillDisappear
      remove B.view from C.container
      at once
      B.viewDidDisappear
      """),
  ]
}
