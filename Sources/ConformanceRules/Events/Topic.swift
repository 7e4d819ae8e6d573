import TransitionVocabulary

/// What a machine subscribes to: a kind of event.
typealias Topic = EventKind
