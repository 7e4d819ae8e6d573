import Synchronization

/// A trace that many hold: as it was recorded here, or as the text of one recorded elsewhere, or as what knows where
/// that lies; it is read when somebody asks.
public final class KeptTrace: Sendable {
  private let forms: Mutex<Forms>

  /// In what form it is known; in one at least.
  private struct Forms {
    var trace: Trace?
    var text: [UInt8]?
    /// Where the text lies, and the identity of the run that it tells.
    var source: (header: Trace.Header, text: @Sendable () -> [UInt8])?

    /// Reads what is to be read again. A text that was changed meanwhile tells nothing of this trace: then no more is
    /// known of it than of a run in which nothing happened.
    mutating func fetch() {
      guard trace == nil, text == nil, let source else { return }
      let bytes = source.text()
      let found = try? Trace(parsing: bytes)
      if let found, found.header == source.header {
        (trace, text) = (found, bytes)
      } else {
        trace = Trace(header: source.header, ending: .settled(at: .zero, Checkpoint()))
      }
    }
  }

  /// Keeps a trace.
  public init(_ trace: Trace) {
    forms = Mutex(Forms(trace: trace))
  }

  /// Keeps a text that a trace was printed as.
  ///
  /// - Parameter text: What `Trace.textBytes` gave; nobody looks whether it is one before it is read.
  package init(printed text: [UInt8]) {
    forms = Mutex(Forms(text: text))
  }

  /// Keeps where a trace's text lies that was read once, and need not be kept.
  ///
  /// - Parameters:
  ///   - header: The identity of the run.
  ///   - text: Gives the text again.
  package init(header: Trace.Header, readAgain text: @escaping @Sendable () -> [UInt8]) {
    forms = Mutex(Forms(source: (header, text)))
  }

  /// Reads a text and keeps both; none where it is no trace's.
  package init?(reading text: [UInt8]) {
    guard let trace = try? Trace(parsing: text) else { return nil }
    forms = Mutex(Forms(trace: trace, text: text))
  }

  /// The trace.
  public var trace: Trace {
    forms.withLock { forms in
      forms.fetch()
      if let trace = forms.trace { return trace }
      guard let trace = try? Trace(parsing: forms.text ?? []) else {
        preconditionFailure("what was printed of a trace can be read")
      }
      forms.trace = trace
      return trace
    }
  }

  /// The identity of the run; of a text no more is read for it.
  package var header: Trace.Header {
    forms.withLock { forms in
      if let trace = forms.trace { return trace.header }
      if let source = forms.source { return source.header }
      guard let header = try? Trace.Header(reading: forms.text ?? []) else {
        preconditionFailure("what was printed of a trace can be read")
      }
      return header
    }
  }

  /// The bytes of its text, which are printed once.
  package var textBytes: [UInt8] {
    forms.withLock { forms in
      forms.fetch()
      if let text = forms.text { return text }
      let text = forms.trace?.textBytes ?? []
      forms.text = text
      return text
    }
  }
}

extension KeptTrace: Equatable {
  public static func == (left: KeptTrace, right: KeptTrace) -> Bool {
    left === right || left.trace == right.trace
  }
}
