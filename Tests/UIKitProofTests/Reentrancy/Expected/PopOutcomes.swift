extension OutcomeTable {
  /// What becomes of popping from inside of a change.
  ///
  /// As with a push (D8, NV-13). One that is asked in the middle of a push that is given up finds its
  /// work done when its turn comes, and so begins no change of its own.
  static let pop = [
    OutcomeTable(
      .pop, .unanimated,
      """
      moment                     present    dismiss push    pop     setStack select  swapRoot
      outgoing.viewWillDisappear refused:D8 allowed allowed allowed allowed  allowed allowed
      outgoing.viewDidDisappear  allowed    allowed allowed allowed allowed  allowed allowed
      incoming.viewWillAppear    refused:D8 allowed allowed allowed allowed  allowed allowed
      incoming.viewIsAppearing   refused:D8 allowed allowed allowed allowed  allowed allowed
      incoming.viewDidAppear     allowed    allowed allowed allowed allowed  allowed allowed
      willShow                   .          .       allowed allowed allowed  .       .
      didShow                    .          .       allowed allowed allowed  .       .
      didSelect                  .          .       .       .       .        allowed .
      alongside                  refused:D8 allowed allowed allowed allowed  allowed .
      coordinatorCompletion      allowed    allowed allowed allowed allowed  allowed .
      completion                 allowed    allowed .       .       .        .       .
      """),
    OutcomeTable(
      .pop, .animated,
      """
      moment                     present    dismiss push               pop                setStack           select  swapRoot
      outgoing.viewWillDisappear refused:D8 allowed deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      outgoing.viewDidDisappear  allowed    allowed allowed            allowed            allowed            allowed .
      incoming.viewWillAppear    refused:D8 allowed deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      incoming.viewIsAppearing   refused:D8 allowed deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      incoming.viewDidAppear     allowed    allowed allowed            allowed            allowed            allowed .
      willShow                   .          .       deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 .       .
      didShow                    .          .       allowed            allowed            allowed            .       .
      didSelect                  .          .       .                  .                  .                  allowed .
      alongside                  refused:D8 allowed deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      coordinatorCompletion      allowed    allowed allowed            allowed            allowed            allowed .
      animationEnded             allowed    allowed allowed            allowed            allowed            allowed .
      completion                 allowed    allowed .                  .                  .                  .       .
      """),
    OutcomeTable(
      .pop, .cancelled,
      """
      moment                     present    dismiss push              pop                setStack           select  swapRoot
      outgoing.viewWillAppear    allowed    allowed allowed           allowed            allowed            allowed .
      outgoing.viewIsAppearing   allowed    allowed allowed           allowed            allowed            allowed .
      outgoing.viewDidAppear     allowed    allowed allowed           allowed            allowed            allowed .
      outgoing.viewWillDisappear refused:D8 allowed allowed|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      incoming.viewWillAppear    refused:D8 allowed allowed|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      incoming.viewIsAppearing   refused:D8 allowed allowed|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      incoming.viewWillDisappear allowed    allowed allowed           allowed            allowed            allowed .
      incoming.viewDidDisappear  allowed    allowed allowed           allowed            allowed            allowed .
      willShow                   .          .       allowed|logged:D7 deferred|logged:D7 deferred|logged:D7 .       .
      didSelect                  .          .       .                 .                  .                  allowed .
      alongside                  refused:D8 allowed allowed|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      coordinatorCompletion      allowed    allowed allowed           allowed            allowed            allowed .
      animationEnded             allowed    allowed allowed           allowed            allowed            allowed .
      """),
  ]
}
