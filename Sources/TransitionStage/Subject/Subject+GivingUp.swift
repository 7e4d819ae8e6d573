extension Subject {
  /// How far a finger goes that gives a change up, unless the subject says otherwise: a fifth of the way.
  package static let usualVainReach = 0.2

  /// The same subject, for which a fifth of the way is enough to go through with a change.
  ///
  /// ```swift
  /// let subject = Subject.delegate("CardKit.Card", dismissedBy: .drag(.down)) { CardDelegate() }
  ///   .givingUp(within: 0.1)
  /// ```
  ///
  /// It is for transitions that ask how many points a finger has gone: a hundred are an eighth of a tall screen. Where
  /// a change is to be given up, or the system takes the touch early, the finger stops there; one that turns round, or
  /// goes far before, does so as for any subject.
  ///
  /// - Parameter fraction: how far a finger may go in vain, as a fraction of the height or width of what it drags, or
  ///   of the screen where it begins at an edge.
  /// - Precondition: the fraction is above 0.05, where a pull begins, and no more than 0.2.
  public func givingUp(within fraction: Double) -> Subject {
    precondition(
      fraction > Gesture.onset && fraction <= Self.usualVainReach,
      "givingUp(within:) needs a fraction above 0.05 and up to 0.2, '\(id)' has \(fraction)")
    var subject = self
    subject.vainReach = fraction
    return subject
  }
}
