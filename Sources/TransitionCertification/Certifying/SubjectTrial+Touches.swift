/// Whether what lies behind is meant to be used while a subject presents something.
extension SubjectTrial {
  /// Whether a finger beside what is presented reaches a view of who presents it.
  ///
  /// A container keeps fingers from what lies behind it by itself (inferred), so that somebody hands them on.
  var handsTouchesOn: Bool {
    [.delegate, .screen].contains(subject.kind) && subject.contract.blocksWhatIsBehind
      && ModalTaps.reachBehind(subject) == true
  }
}
