extension OutcomeTable {
  /// What becomes of presenting from inside of a change.
  ///
  /// Whoever presents is still busy until the report that ends the change has told both sides (D4); then
  /// it presents at rest (D3). Who leaves, has left or never came has no window to present in (D2, by the
  /// console lines of controllers that were being dismissed). A third controller from inside of the
  /// incoming did is fair (FS-12). A stack or tabs that change do not keep anybody from presenting, since
  /// what is judged is the presenter's own presentation alone (D4).
  static let present = [
    OutcomeTable(
      .present, .unanimated,
      """
      moment                     present    dismiss    push    pop        setStack   select  swapRoot
      outgoing.viewWillDisappear refused:D4 refused:D2 allowed allowed    allowed    allowed refused:D2
      outgoing.viewDidDisappear  refused:D3 refused:D2 allowed refused:D2 refused:D2 allowed refused:D2
      incoming.viewWillAppear    refused:D4 refused:D4 allowed allowed    allowed    allowed refused:D2
      incoming.viewIsAppearing   refused:D4 refused:D4 allowed allowed    allowed    allowed allowed
      incoming.viewDidAppear     allowed    allowed    allowed allowed    allowed    allowed allowed
      willShow                   .          .          allowed allowed    allowed    .       .
      didShow                    .          .          allowed allowed    allowed    .       .
      didSelect                  .          .          .       .          .          allowed .
      alongside                  refused:D4 refused:D4 allowed allowed    allowed    allowed .
      coordinatorCompletion      allowed    allowed    allowed allowed    allowed    allowed .
      completion                 allowed    allowed    .       .          .          .       .
      """),
    OutcomeTable(
      .present, .animated,
      """
      moment                     present    dismiss    push    pop        setStack   select  swapRoot
      outgoing.viewWillDisappear refused:D4 refused:D2 allowed allowed    allowed    allowed .
      outgoing.viewDidDisappear  refused:D3 refused:D2 allowed refused:D2 refused:D2 allowed .
      incoming.viewWillAppear    refused:D4 refused:D4 allowed allowed    allowed    allowed .
      incoming.viewIsAppearing   refused:D4 refused:D4 allowed allowed    allowed    allowed .
      incoming.viewDidAppear     allowed    allowed    allowed allowed    allowed    allowed .
      willShow                   .          .          allowed allowed    allowed    .       .
      didShow                    .          .          allowed allowed    allowed    .       .
      didSelect                  .          .          .       .          .          allowed .
      alongside                  refused:D4 refused:D4 allowed allowed    allowed    allowed .
      coordinatorCompletion      allowed    allowed    allowed allowed    allowed    allowed .
      animationEnded             allowed    allowed    allowed allowed    allowed    allowed .
      completion                 allowed    allowed    .       .          .          .       .
      """),
    OutcomeTable(
      .present, .cancelled,
      """
      moment                     present    dismiss    push       pop     setStack   select  swapRoot
      outgoing.viewWillAppear    allowed    refused:D2 allowed    allowed allowed    allowed .
      outgoing.viewIsAppearing   allowed    refused:D2 allowed    allowed allowed    allowed .
      outgoing.viewDidAppear     allowed    refused:D2 allowed    allowed allowed    allowed .
      outgoing.viewWillDisappear refused:D4 refused:D2 allowed    allowed allowed    allowed .
      incoming.viewWillAppear    refused:D4 refused:D4 allowed    allowed allowed    allowed .
      incoming.viewIsAppearing   refused:D4 refused:D4 allowed    allowed allowed    allowed .
      incoming.viewWillDisappear refused:D2 refused:D3 allowed    allowed allowed    allowed .
      incoming.viewDidDisappear  refused:D2 refused:D3 allowed    allowed allowed    allowed .
      willShow                   .          .          allowed    allowed allowed    .       .
      didSelect                  .          .          .          .       .          allowed .
      alongside                  refused:D4 refused:D4 allowed    allowed allowed    allowed .
      coordinatorCompletion      refused:D2 refused:D3 refused:D2 allowed refused:D2 allowed .
      animationEnded             refused:D2 refused:D3 refused:D2 allowed refused:D2 allowed .
      """),
  ]
}
