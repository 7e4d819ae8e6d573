extension SubjectContract {
  /// The clauses that follow from others that are declared: to declare them as well says nothing more.
  ///
  /// What is always seen in part is a child while it is closed.
  public var impliedClauses: Set<Clause> { showsSides ? [.keepsSides] : [] }
}
