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
  ]
}
