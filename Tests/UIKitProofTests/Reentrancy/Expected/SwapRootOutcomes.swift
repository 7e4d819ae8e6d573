extension OutcomeTable {
  /// What becomes of replacing the window's root from inside of a change.
  ///
  /// It is never judged, and happens at once (LW-06). What the former root presents stays in the window
  /// (LW-09); the former root's view does not come back when that is dismissed. (Inferred.)
  static let swapRoot = [
    OutcomeTable(
      .swapRoot, .unanimated,
      """
      moment                     present dismiss push    pop     setStack select  swapRoot
      outgoing.viewWillDisappear allowed allowed allowed allowed allowed  allowed allowed
      outgoing.viewDidDisappear  allowed allowed allowed allowed allowed  allowed allowed
      incoming.viewWillAppear    allowed allowed allowed allowed allowed  allowed allowed
      incoming.viewIsAppearing   allowed allowed allowed allowed allowed  allowed allowed
      incoming.viewDidAppear     allowed allowed allowed allowed allowed  allowed allowed
      willShow                   .       .       allowed allowed allowed  .       .
      didShow                    .       .       allowed allowed allowed  .       .
      didSelect                  .       .       .       .       .        allowed .
      alongside                  allowed allowed allowed allowed allowed  allowed .
      coordinatorCompletion      allowed allowed allowed allowed allowed  allowed .
      completion                 allowed allowed .       .       .        .       .
      """),
    OutcomeTable(
      .swapRoot, .animated,
      """
      moment                     present dismiss push    pop     setStack select  swapRoot
      outgoing.viewWillDisappear allowed allowed allowed allowed allowed  allowed .
      outgoing.viewDidDisappear  allowed allowed allowed allowed allowed  allowed .
      incoming.viewWillAppear    allowed allowed allowed allowed allowed  allowed .
      incoming.viewIsAppearing   allowed allowed allowed allowed allowed  allowed .
      incoming.viewDidAppear     allowed allowed allowed allowed allowed  allowed .
      willShow                   .       .       allowed allowed allowed  .       .
      didShow                    .       .       allowed allowed allowed  .       .
      didSelect                  .       .       .       .       .        allowed .
      alongside                  allowed allowed allowed allowed allowed  allowed .
      coordinatorCompletion      allowed allowed allowed allowed allowed  allowed .
      animationEnded             allowed allowed allowed allowed allowed  allowed .
      completion                 allowed allowed .       .       .        .       .
      """),
    OutcomeTable(
      .swapRoot, .cancelled,
      """
      moment                     present dismiss push    pop     setStack select  swapRoot
      outgoing.viewWillAppear    allowed allowed allowed allowed allowed  allowed .
      outgoing.viewIsAppearing   allowed allowed allowed allowed allowed  allowed .
      outgoing.viewDidAppear     allowed allowed allowed allowed allowed  allowed .
      outgoing.viewWillDisappear allowed allowed allowed allowed allowed  allowed .
      incoming.viewWillAppear    allowed allowed allowed allowed allowed  allowed .
      incoming.viewIsAppearing   allowed allowed allowed allowed allowed  allowed .
      incoming.viewWillDisappear allowed allowed allowed allowed allowed  allowed .
      incoming.viewDidDisappear  allowed allowed allowed allowed allowed  allowed .
      willShow                   .       .       allowed allowed allowed  .       .
      didSelect                  .       .       .       .       .        allowed .
      alongside                  allowed allowed allowed allowed allowed  allowed .
      coordinatorCompletion      allowed allowed allowed allowed allowed  allowed .
      animationEnded             allowed allowed allowed allowed allowed  allowed .
      """),
  ]
}
