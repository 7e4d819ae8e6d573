public import TransitionVocabulary

extension Call {
  /// What an object can be told: a message of the vocabulary.
  public typealias Method = EventKind
}
