// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Names from before Swift 4.2 that sources still use.

/// The old name of where a recognizer stands.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// The old name of the ways that a swipe can go.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction

/// The selector of a name, which can be compared and never called.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(stringLiteral: aSelectorName)
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
