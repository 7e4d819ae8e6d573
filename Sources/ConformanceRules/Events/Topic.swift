import TransitionVocabulary

/// What a checker subscribes to: a kind of event.
typealias Topic = EventKind
