extension OutcomeTable {
  /// What becomes of selecting a tab from inside of a change.
  ///
  /// It is made within the request (TB-01), whoever presents or pushes meanwhile; only another selection
  /// that somebody animates or holds is waited for (inferred, as the machine of selections says).
  static let select = [
    OutcomeTable(
      .select, .unanimated,
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
      .select, .animated,
      """
      moment                     present dismiss push    pop     setStack select   swapRoot
      outgoing.viewWillDisappear allowed allowed allowed allowed allowed  deferred .
      outgoing.viewDidDisappear  allowed allowed allowed allowed allowed  allowed  .
      incoming.viewWillAppear    allowed allowed allowed allowed allowed  deferred .
      incoming.viewIsAppearing   allowed allowed allowed allowed allowed  deferred .
      incoming.viewDidAppear     allowed allowed allowed allowed allowed  allowed  .
      willShow                   .       .       allowed allowed allowed  .        .
      didShow                    .       .       allowed allowed allowed  .        .
      didSelect                  .       .       .       .       .        deferred .
      alongside                  allowed allowed allowed allowed allowed  deferred .
      coordinatorCompletion      allowed allowed allowed allowed allowed  allowed  .
      animationEnded             allowed allowed allowed allowed allowed  allowed  .
      completion                 allowed allowed .       .       .        .        .
      """),
    OutcomeTable(
      .select, .cancelled,
      """
      moment                     present dismiss push    pop     setStack select   swapRoot
      outgoing.viewWillAppear    allowed allowed allowed allowed allowed  allowed  .
      outgoing.viewIsAppearing   allowed allowed allowed allowed allowed  allowed  .
      outgoing.viewDidAppear     allowed allowed allowed allowed allowed  allowed  .
      outgoing.viewWillDisappear allowed allowed allowed allowed allowed  deferred .
      incoming.viewWillAppear    allowed allowed allowed allowed allowed  deferred .
      incoming.viewIsAppearing   allowed allowed allowed allowed allowed  deferred .
      incoming.viewWillDisappear allowed allowed allowed allowed allowed  allowed  .
      incoming.viewDidDisappear  allowed allowed allowed allowed allowed  allowed  .
      willShow                   .       .       allowed allowed allowed  .        .
      didSelect                  .       .       .       .       .        deferred .
      alongside                  allowed allowed allowed allowed allowed  deferred .
      coordinatorCompletion      allowed allowed allowed allowed allowed  allowed  .
      animationEnded             allowed allowed allowed allowed allowed  allowed  .
      """),
  ]
}
