public import TransitionVocabulary

/// A property of a view with its value. Geometry is in points, rounded to 0.01.
public struct ViewProperty: Sendable, Equatable {
  /// Which property it is.
  public var kind: Kind
  /// Numbers and words as printed; empty for a property that only is or is not.
  public var values: [String]

  public init(_ kind: Kind, _ values: [String] = []) {
    self.kind = kind
    self.values = values
  }

  /// Every property that a trace can hold.
  public typealias Kind = ViewAspect
}
