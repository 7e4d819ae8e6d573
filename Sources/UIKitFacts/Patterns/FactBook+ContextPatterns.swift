extension FactBook {
  /// Where views are in a transition, and what is called when.
  static let contextPatterns: [FactPattern] = [
    FactPattern(
      "CX-01",
      """
      when A.present(B), idle, without fault _
      begin present _ -> B
      """),
    FactPattern(
      "CX-01",
      """
      when _.dismiss, idle, without fault _
      begin dismiss _ -> _
      """),
    FactPattern(
      "CX-01",
      """
      when N.popViewController, N seen, idle, without fault _, B shown in N
      begin pop B -> _
      """),
    FactPattern(
      "CX-06",
      """
      when begin present A -> B, with insert T.container into _
      insert T.container into _
      insert B.view into T.container
      """),
    FactPattern(
      "CX-06",
      """
      when begin present A -> B removing
      some insert A.view into T.container
      """),
    FactPattern(
      "CX-07",
      """
      when begin present A -> B fullScreen, finished, not under modal/partial-curl
      remove A.view from _
      insert A.view into T.container
      remove A.view from T.container
      """),
    FactPattern(
      "CX-07",
      """
      when begin dismiss B -> A fullScreen removing, not under modal/partial-curl
      insert A.view into K below B.view
      """),
    FactPattern(
      "CX-08",
      """
      when begin present A -> B custom staying
      no remove A.view from _
      no insert A.view into _
      """),
    FactPattern(
      "CX-08",
      """
      when begin dismiss B -> A custom staying, finished
      some remove _ from _
      """),
    FactPattern(
      "CX-09",
      """
      when begin present A -> B custom removing, finished
      remove A.view from _
      insert A.view into T.container
      remove A.view from T.container
      """),
    FactPattern(
      "CX-10",
      """
      when begin push A -> B, B in N, finished
      insert B.view into N.container
      remove A.view from N.container
      """),
    FactPattern(
      "CX-10",
      """
      when begin pop B -> A, A in N, finished
      insert A.view into N.container
      remove B.view from N.container
      """),
    FactPattern(
      "NX-05",
      """
      when begin push/pop A -> B
      A.viewWillDisappear
      B.viewWillAppear
      insert B.view into _
      """),
    FactPattern(
      "LY-01",
      """
      when A.viewWillAppear, until A.viewDidAppear or A.viewWillDisappear
      A.viewIsAppearing
      any A.viewWillLayoutSubviews
      maybe A.viewDidAppear
      """),
    FactPattern(
      "LY-04",
      """
      when begin dismiss/pop B -> _, cancelled
      B.viewWillDisappear
      B.viewWillAppear
      B.viewIsAppearing
      B.viewDidAppear
      no B.viewDidDisappear
      """),
    FactPattern(
      "BE-14",
      """
      when begin present/push/set _ -> B, cancelled
      B.viewWillAppear
      maybe B.viewIsAppearing
      B.viewWillDisappear
      B.viewDidDisappear
      no B.viewDidAppear
      """),
    FactPattern(
      "BE-01",
      """
      when C.beginAppearanceTransition(true)
      C.viewWillAppear
      """),
  ]
}
