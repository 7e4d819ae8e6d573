extension OutcomeTable {
  /// What becomes of dismissing from inside of a change.
  ///
  /// While a presentation or a dismissal runs it is refused (D5, MC-10), until the report that ends the
  /// change tells both sides; from then on it is the request of a controller at rest. Where nobody is
  /// presented there is nothing to do (MC-05), which is so in a stack and in tabs all the time.
  static let dismiss = [
    OutcomeTable(
      .dismiss, .unanimated,
      """
      moment                     present    dismiss    push pop  setStack select swapRoot
      outgoing.viewWillDisappear refused:D5 refused:D5 idle idle idle     idle   idle
      outgoing.viewDidDisappear  allowed    idle       idle idle idle     idle   idle
      incoming.viewWillAppear    refused:D5 refused:D5 idle idle idle     idle   idle
      incoming.viewIsAppearing   refused:D5 refused:D5 idle idle idle     idle   idle
      incoming.viewDidAppear     allowed    idle       idle idle idle     idle   idle
      willShow                   .          .          idle idle idle     .      .
      didShow                    .          .          idle idle idle     .      .
      didSelect                  .          .          .    .    .        idle   .
      alongside                  refused:D5 refused:D5 idle idle idle     idle   .
      coordinatorCompletion      allowed    idle       idle idle idle     idle   .
      completion                 allowed    idle       .    .    .        .      .
      """),
    OutcomeTable(
      .dismiss, .animated,
      """
      moment                     present    dismiss    push pop  setStack select swapRoot
      outgoing.viewWillDisappear refused:D5 refused:D5 idle idle idle     idle   .
      outgoing.viewDidDisappear  allowed    idle       idle idle idle     idle   .
      incoming.viewWillAppear    refused:D5 refused:D5 idle idle idle     idle   .
      incoming.viewIsAppearing   refused:D5 refused:D5 idle idle idle     idle   .
      incoming.viewDidAppear     allowed    idle       idle idle idle     idle   .
      willShow                   .          .          idle idle idle     .      .
      didShow                    .          .          idle idle idle     .      .
      didSelect                  .          .          .    .    .        idle   .
      alongside                  refused:D5 refused:D5 idle idle idle     idle   .
      coordinatorCompletion      allowed    idle       idle idle idle     idle   .
      animationEnded             allowed    idle       idle idle idle     idle   .
      completion                 allowed    idle       .    .    .        .      .
      """),
    OutcomeTable(
      .dismiss, .cancelled,
      """
      moment                     present    dismiss    push pop  setStack select swapRoot
      outgoing.viewWillAppear    idle       allowed    idle idle idle     idle   .
      outgoing.viewIsAppearing   idle       allowed    idle idle idle     idle   .
      outgoing.viewDidAppear     idle       allowed    idle idle idle     idle   .
      outgoing.viewWillDisappear refused:D5 refused:D5 idle idle idle     idle   .
      incoming.viewWillAppear    refused:D5 refused:D5 idle idle idle     idle   .
      incoming.viewIsAppearing   refused:D5 refused:D5 idle idle idle     idle   .
      incoming.viewWillDisappear idle       allowed    idle idle idle     idle   .
      incoming.viewDidDisappear  idle       allowed    idle idle idle     idle   .
      willShow                   .          .          idle idle idle     .      .
      didSelect                  .          .          .    .    .        idle   .
      alongside                  refused:D5 refused:D5 idle idle idle     idle   .
      coordinatorCompletion      idle       allowed    idle idle idle     idle   .
      animationEnded             idle       allowed    idle idle idle     idle   .
      """),
  ]
}
