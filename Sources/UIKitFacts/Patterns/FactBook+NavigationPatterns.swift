extension FactBook {
  /// What is told when a stack changes.
  static let navigationPatterns: [FactPattern] = [
    FactPattern(
      "NV-01",
      """
      when begin push A -> B animated, finished
      A.viewWillDisappear
      B.viewWillAppear
      B.viewIsAppearing
      A.viewDidDisappear
      B.viewDidAppear
      """),
    FactPattern(
      "NV-02",
      """
      when N.pushViewController(B), N seen, idle, without fault _
      maybe B.loadView
      maybe B.viewDidLoad
      begin push A -> B
      A.viewWillDisappear
      B.viewWillAppear
      """),
    FactPattern(
      "NV-03",
      """
      when begin push A -> B animated, finished, never _.setAnimationsEnabled(false), never _.background
      B.viewWillAppear
      later
      B.viewDidAppear
      """),
    FactPattern(
      "NV-04",
      """
      when begin push A -> B unanimated, finished
      A.viewWillDisappear & B.viewWillAppear
      at once
      A.viewDidDisappear & B.viewDidAppear
      """),
    FactPattern(
      "NV-05",
      """
      when begin pop B -> A undriven, finished
      B.viewWillDisappear
      A.viewWillAppear
      A.viewIsAppearing
      B.viewDidDisappear
      A.viewDidAppear
      """),
    FactPattern(
      "NV-09",
      """
      when N.pushViewController(B), N seen, idle, with B.willMove(toParent: N), until B.viewDidAppear
      B.willMove(toParent: N)
      B.viewWillAppear
      B.viewDidAppear
      no B.didMove
      """),
    FactPattern(
      "CE-09",
      """
      when begin push/pop A -> B interactive
      A.viewWillDisappear
      B.viewWillAppear
      any T.updateInteractiveTransition
      """),
    FactPattern(
      "LV-05",
      """
      when begin pop B -> A unanimated, finished, with release B
      B.viewDidDisappear
      A.viewDidAppear
      release B
      """),
    FactPattern(
      "NX-12",
      """
      when begin pop B -> A interactive, cancelled
      B.viewWillDisappear
      no B.viewDidDisappear
      no B.didMove(toParent: nil)
      """),
    FactPattern(
      "NV-09",
      """
      when begin push A -> B, finished
      B.viewDidAppear
      B.didMove(toParent: _)
      """),
    FactPattern(
      "NV-09",
      """
      when begin pop B -> A, finished
      B.viewDidDisappear
      B.didMove(toParent: nil)
      """),
    FactPattern(
      "NV-09",
      """
      when N.popViewController, with begin pop B -> A
      B.willMove(toParent: nil)
      B.viewWillDisappear
      """),
    FactPattern(
      "NV-10",
      """
      when begin set A -> B, finished
      A.viewWillDisappear & B.viewWillAppear
      A.viewDidDisappear & B.viewDidAppear
      """),
    FactPattern(
      "NI-01",
      """
      when begin pop B -> A interactive, finished
      B.viewWillDisappear
      A.viewWillAppear
      later
      B.viewDidDisappear
      A.viewDidAppear
      """),
    FactPattern(
      "NI-02",
      """
      when begin pop B -> A interactive, cancelled
      B.viewWillDisappear
      A.viewWillAppear
      maybe A.viewIsAppearing
      A.viewWillDisappear
      A.viewDidDisappear
      B.viewWillAppear
      maybe B.viewIsAppearing
      B.viewDidAppear
      no A.viewDidAppear
      no B.viewDidDisappear
      """),
    FactPattern(
      "NI-04",
      """
      when T.cancelInteractiveTransition, until end cancelled
      at once
      T.interactionChanged(isCancelled: true)
      any _.viewWillDisappear
      any _.viewWillAppear
      """),
    FactPattern(
      "NI-05",
      """
      when begin pop B -> A interactive, cancelled
      T.cancelInteractiveTransition
      later
      A.viewWillDisappear
      at once
      A.viewDidDisappear
      at once
      B.viewWillAppear
      at once
      B.viewIsAppearing
      at once
      B.viewDidAppear
      """),
  ]
}
