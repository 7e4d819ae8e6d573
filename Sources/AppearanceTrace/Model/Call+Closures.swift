extension Call.Argument {
  /// `completion: nil`
  package static let noClosure = Call.Argument(closure, word: absence)

  fileprivate static let closure = "completion"
}

extension Call {
  /// Whether the request says that no closure could be handed over with it.
  package var handsOverNoClosure: Bool { arguments.contains(.noClosure) }
}
