extension Subject {
  /// How far a finger goes that gives a change up, unless the subject says otherwise: a fifth of the way.
  package static let usualVainReach = 0.2

  /// The same subject, which goes through with a change where a finger has gone less than a fifth of the way.
  ///
  /// ```swift
  /// let subject = Subject.delegate("CardKit.Card", dismissedBy: .drag(.down)) { CardDelegate() }
  ///   .givingUp(within: 0.1)
  /// ```
  ///
  /// It is for transitions that ask how many points a finger has gone: a hundred are an eighth of a tall screen. Where
  /// a change is to be given up, the finger stops there and rests before it lifts.
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
