/// What keeps a golden from being read.
public enum GoldenDamage: Error, Sendable, Equatable {
  /// The file could not be read at all.
  case unreachable(FileTrouble.Reason)
  case empty
  /// The text ends too early.
  case truncated(at: String)
  /// Lines end as on another system.
  case carriageReturn(at: String)
  /// A merge was not finished.
  case mergeMarks(at: String)
  case byteOrderMark
  case notUTF8(at: String)
  /// The text is in the way of no trace.
  case malformed(String)
  /// The text is a trace, but of another case.
  case otherCase(CaseID)

  /// Looks for what is wrong with the bytes of a golden.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which are not those that they should be.
  ///   - caseID: The case whose golden it is.
  ///   - place: Puts an error at its place in the file, where that holds more than these bytes.
  /// - Returns: What is wrong; none if the bytes can be read.
  init?(
    of bytes: [UInt8], as caseID: CaseID,
    place: (TraceSyntaxError) -> TraceSyntaxError = { $0 }
  ) {
    guard !bytes.isEmpty else {
      self = .empty
      return
    }
    do throws(TraceSyntaxError) {
      if CaseReference.isReference(bytes) {
        _ = try CaseReference(parsing: bytes)
        return nil
      }
      let header = try Trace(parsing: bytes).header
      let found = CaseID(subject: header.subject, scenario: header.scenario)
      guard found != caseID else { return nil }
      self = .otherCase(found)
    } catch {
      self.init(place(error))
    }
  }

  /// What a place in a text, where it goes wrong, says of the golden.
  init(_ error: TraceSyntaxError) {
    let place = "line \(error.line)"
    switch error.reason {
    case .carriageReturn: self = .carriageReturn(at: place)
    case .conflictMark: self = .mergeMarks(at: place)
    case .byteOrderMark: self = .byteOrderMark
    case .invalidUTF8: self = .notUTF8(at: place)
    case .unexpected(.endOfText, _, _): self = .truncated(at: place)
    default: self = .malformed("\(error)")
    }
  }
}

extension GoldenDamage: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason): reason.description
    case .empty: "it is empty"
    case .truncated(let place): "it is truncated, the text ends in \(place)"
    case .carriageReturn(let place):
      "it has a carriage return in \(place), lines must end with a line feed alone"
    case .mergeMarks(let place): "it has the marks of an unfinished merge in \(place)"
    case .byteOrderMark: "it begins with a byte order mark"
    case .notUTF8(let place): "it has a byte in \(place) that is not valid UTF-8"
    case .malformed(let message): message
    case .otherCase(let caseID): "it holds the trace of another case, \(caseID)"
    }
  }
}
