extension FactBook {
  /// When controllers load and are released.
  static let lifetimePatterns: [FactPattern] = [
    FactPattern(
      "DL-a",
      """
      when begin pop B -> A, finished, with release B
      A.viewDidAppear
      release B
      """),
    FactPattern(
      "DL-b",
      """
      when begin dismiss B -> A, finished, with release B
      maybe A.dismissCompletion
      release B
      """),
    FactPattern(
      "LW-06",
      """
      when _.setRootViewController(B), with A.viewWillDisappear, until B.viewDidAppear
      maybe B.loadView
      maybe B.viewDidLoad
      B.viewWillAppear
      B.viewDidAppear
      """),
    FactPattern(
      "LV-07",
      """
      when begin pop B -> A
      no A.loading
      """),
    FactPattern(
      "LW-07",
      """
      when _.setRootViewController(nil), until A.viewDidDisappear
      A.viewWillDisappear
      A.viewDidDisappear
      """),
    FactPattern(
      "LW-06",
      """
      when _.setRootViewController(B), with A.viewWillDisappear, until A.viewDidDisappear
      A.viewWillDisappear
      A.viewDidDisappear
      """),
  ]
}
