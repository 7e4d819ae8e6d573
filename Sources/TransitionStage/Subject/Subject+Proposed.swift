extension Subject {
  /// The same subject, which is a part of types that could not be made.
  ///
  /// ```swift
  /// let subject = Subject.animator("FadeKit.Fade") { Fade(duration: 0.35) }
  ///   .leavingUnjudged(["FadeDelegate"])
  /// ```
  ///
  /// What hands an animator out decides with it what becomes of a transition. Where that was not judged, a verdict on
  /// the part says so, and is *incomplete* where nothing speaks against the part.
  ///
  /// - Parameter names: the types that hand it out, and of which nothing is known.
  public func leavingUnjudged(_ names: [String]) -> Subject {
    var subject = self
    subject.unjudged = names
    return subject
  }

  /// The same subject, whose contract nobody has claimed: it was read from the library's code or from trials.
  ///
  /// ```swift
  /// let subject = Subject.delegate(
  ///   "CardKit.EscapableCard", contract: SubjectContract(chrome: ["EscapableShell"])
  /// ) { EscapableCard() }
  /// .proposingContract()
  /// ```
  ///
  /// A clause that no scenario needs is then no error, since nobody has to leave it out.
  public func proposingContract() -> Subject {
    var subject = self
    subject.proposesContract = true
    return subject
  }
}
