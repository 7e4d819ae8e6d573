extension OutcomeTable {
  /// What becomes of pushing from inside of a change.
  ///
  /// A presentation that begins above the stack refuses it (D8); a dismissal does not. A push in the
  /// middle of the stack's own animated change waits for it (NV-02 and NV-13), one in the middle of
  /// an unanimated change for no time at all. Another tab or another root does not concern the stack.
  static let push = [
    OutcomeTable(
      .push, .unanimated,
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
      .push, .animated,
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
      .push, .cancelled,
      """
      moment                     present    dismiss push               pop                setStack           select  swapRoot
      outgoing.viewWillAppear    allowed    allowed allowed            allowed            allowed            allowed .
      outgoing.viewIsAppearing   allowed    allowed allowed            allowed            allowed            allowed .
      outgoing.viewDidAppear     allowed    allowed allowed            allowed            allowed            allowed .
      outgoing.viewWillDisappear refused:D8 allowed deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      incoming.viewWillAppear    refused:D8 allowed deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      incoming.viewIsAppearing   refused:D8 allowed deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      incoming.viewWillDisappear allowed    allowed allowed            allowed            allowed            allowed .
      incoming.viewDidDisappear  allowed    allowed allowed            allowed            allowed            allowed .
      willShow                   .          .       deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 .       .
      didSelect                  .          .       .                  .                  .                  allowed .
      alongside                  refused:D8 allowed deferred|logged:D7 deferred|logged:D7 deferred|logged:D7 allowed .
      coordinatorCompletion      allowed    allowed allowed            allowed            allowed            allowed .
      animationEnded             allowed    allowed allowed            allowed            allowed            allowed .
      """),
  ]

  /// What becomes of replacing the stack from inside of a change: the same as of a push.
  static let setStack = push.map { OutcomeTable(.setStack, like: $0) }
}
