public import TransitionVocabulary

/// A message to an object, with its arguments as written.
public struct Call: Sendable, Equatable {
  /// The receiver's name.
  public var receiver: String
  /// What it was told.
  public private(set) var method: Method
  /// What it was told it with, in order.
  public var arguments: [Argument]

  /// - Parameters:
  ///   - receiver: the receiver's name.
  ///   - method: what it is told; a kind of event that is no message has no receiver.
  ///   - arguments: what it is told it with, in order.
  public init(_ receiver: String, _ method: Method, _ arguments: [Argument] = []) {
    precondition(method.isMessage, "\(method) is no message")
    self.receiver = receiver
    self.method = method
    self.arguments = arguments
  }

  /// The value of the first argument with this label; pass none for the unlabelled one.
  public func value(_ label: String?) -> Argument.Value? {
    arguments.first { $0.label == label }?.value
  }

  /// The word of the first argument with this label; none for a list, and where it is `nil`.
  public func word(_ label: String?) -> String? {
    switch value(label) {
    case .word(let word) where word != Argument.absence: word
    case .word, .list, nil: nil
    }
  }

  /// The number of the first argument with this label: `0.2`.
  public func number(_ label: String?) -> Double? { word(label).flatMap(Double.init(written:)) }

  /// The span of time of the first argument with this label: `350ms`.
  public func duration(_ label: String?) -> TraceTime? {
    guard let word = word(label), word.hasSuffix("ms"),
      let milliseconds = Double(word.dropLast(2)), abs(milliseconds) < 1e15
    else { return nil }
    return TraceTime(microseconds: Int64((milliseconds * 1000).rounded()))
  }

  /// Whether the argument with this label is the word `true`.
  public func flag(_ label: String?) -> Bool? {
    switch value(label) {
    case .word("true"): true
    case .word("false"): false
    case .word, .list, nil: nil
    }
  }
}

extension Call {
  /// One argument: `animated: true`, or just `sheet`.
  public struct Argument: Sendable, Equatable {
    /// The word that stands where there is nothing.
    static let absence = "nil"

    /// The name before the colon; none where there is none.
    public var label: String?
    /// What is passed.
    public var value: Value

    public init(_ label: String? = nil, _ value: Value) {
      self.label = label
      self.value = value
    }

    public init(_ label: String? = nil, word: String) {
      self.init(label, .word(word))
    }

    public init(_ label: String? = nil, flag: Bool) {
      self.init(label, .word(flag ? "true" : "false"))
    }

    /// What an argument holds.
    public enum Value: Sendable, Equatable {
      /// A name, a number, a flag, a symbol or `nil`.
      case word(String)
      /// `[first, second]`
      case list([String])
    }
  }
}
