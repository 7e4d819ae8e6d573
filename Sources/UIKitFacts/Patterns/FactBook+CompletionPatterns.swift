extension FactBook {
  /// When closures run.
  static let completionPatterns: [FactPattern] = [
    FactPattern(
      "CO-01",
      """
      when begin present A -> B, finished, with _.presentCompletion
      B.viewDidAppear
      A.presentCompletion
      """),
    FactPattern(
      "CO-03",
      """
      when begin dismiss B -> A, finished, with _.dismissCompletion
      B.viewDidDisappear
      A.dismissCompletion
      """),
    FactPattern(
      "CO-04",
      """
      when A.present(B), idle, without fault _
      begin present _ -> B
      """),
    FactPattern(
      "CO-06",
      """
      when begin present/push/select _ -> B, finished
      B.viewDidAppear
      T.alongsideCompletion(isCancelled: false)
      """),
    FactPattern(
      "CO-06",
      """
      when begin dismiss/pop/select B -> _, finished
      B.viewDidDisappear
      T.alongsideCompletion(isCancelled: false)
      """),
    FactPattern(
      "CO-07",
      """
      when begin present/push/select _ -> B, finished
      T.completeTransition(true)
      B.viewDidAppear
      """),
    FactPattern(
      "CO-07",
      """
      when begin dismiss/pop/select B -> _, finished
      T.completeTransition(true)
      B.viewDidDisappear
      """),
    FactPattern(
      "CO-09",
      """
      when begin _ A -> B
      T.alongside
      T.completeTransition
      """),
    FactPattern(
      "CR-06",
      """
      when T.finishInteractiveTransition, until end finished
      at once
      T.interactionChanged(isCancelled: false)
      """),
    FactPattern(
      "CR-09",
      """
      when begin _ _ -> _, overlapped
      T.alongsideCompletion
      end
      """),
    FactPattern(
      "ST-02",
      """
      when A.present(B), idle, without fault _
      maybe B.loadView
      maybe B.viewDidLoad
      begin present _ -> B
      """),
    FactPattern(
      "CE-01",
      """
      when begin present A -> B, finished, with _.presentCompletion
      T.completeTransition(true)
      at once
      B.viewDidAppear
      at once
      A.presentCompletion
      """),
    FactPattern(
      "CE-01",
      """
      when begin dismiss B -> A, finished, with _.dismissCompletion
      T.completeTransition(true)
      at once
      B.viewDidDisappear
      at once
      A.dismissCompletion
      """),
    FactPattern(
      "CE-03",
      """
      when begin push/pop A -> B, finished
      T.completeTransition(true)
      at once
      A.viewDidDisappear
      at once
      B.viewDidAppear
      end
      """),
    FactPattern(
      "MC-09",
      """
      when A.present(B), with fault D3/D4 refused B, until the end
      fault D3/D4 refused B
      no B.appearance
      no B.loading
      """),
  ]
}
