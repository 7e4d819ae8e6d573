extension LineDiff {
  /// A difference that lines do not show, or that shows in every line.
  public enum Remark: Sendable, Equatable {
    /// One text starts with a byte order mark.
    case byteOrderMark(isLost: Bool)
    /// Lines end with carriage return and line feed in one text, with a line feed in the other.
    case lineEnds
    /// One text does not end with a line feed.
    case finalNewline(isLost: Bool)
    /// Letters with marks are composed in one text and decomposed in the other.
    case unicodeForm
    /// Bytes differ that belong to no UTF-8 text.
    case invalidBytes

    /// The difference in words, lower case, without a full stop.
    public var message: String {
      switch self {
      case .byteOrderMark(true): "the byte order mark is lost"
      case .byteOrderMark(false): "a byte order mark came"
      case .lineEnds: "the line ends differ"
      case .finalNewline(true): "the final newline is lost"
      case .finalNewline(false): "a final newline came"
      case .unicodeForm: "the Unicode form differs, composed or decomposed"
      case .invalidBytes: "bytes differ that are not valid UTF-8"
      }
    }
  }

  /// What is to be said in words beside the lines.
  public struct Remarks: Sendable, Equatable {
    /// The differences, those at the ends of the texts first.
    public var remarks: [Remark]
    /// Whether nothing else differs.
    public var areAll: Bool

    /// Collects remarks.
    public init(_ remarks: [Remark], areAll: Bool) {
      self.remarks = remarks
      self.areAll = areAll
    }

    /// The remarks as one line; none where there is nothing to say.
    public var message: String? {
      guard !remarks.isEmpty else { return nil }
      return (areAll ? "nothing else differs: " : "")
        + remarks.map(\.message).joined(separator: "; ")
    }
  }

  /// What is to be said in words beside the lines.
  ///
  /// It looks at more than the changed lines only if one of these gives a reason to.
  public var remarks: Remarks {
    let atEnds = remarksAtEnds
    guard changes.contains(where: isSuspicious), let span else {
      return Remarks(atEnds, areAll: false)
    }
    let old = FoldedText(self.old, lines: span.old)
    let new = FoldedText(self.new, lines: span.new)
    guard let inLines = FoldedText.remarks(old, new) else {
      return Remarks(atEnds, areAll: false)
    }
    return Remarks(atEnds + inLines, areAll: true)
  }

  private var remarksAtEnds: [Remark] {
    var remarks: [Remark] = []
    if old.hasByteOrderMark != new.hasByteOrderMark {
      remarks.append(.byteOrderMark(isLost: old.hasByteOrderMark))
    }
    if old.lacksFinalNewline != new.lacksFinalNewline {
      remarks.append(.finalNewline(isLost: new.lacksFinalNewline))
    }
    return remarks
  }

  /// The lines from the first change to the last.
  private var span: Change? {
    guard let first = changes.first, let last = changes.last else { return nil }
    return Change(
      old: first.old.lowerBound..<last.old.upperBound,
      new: first.new.lowerBound..<last.new.upperBound)
  }

  private func isSuspicious(_ change: Change) -> Bool {
    old.isSuspicious(change.old) || new.isSuspicious(change.new)
  }
}

extension LineTable {
  fileprivate static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  fileprivate var hasByteOrderMark: Bool { bytes.starts(with: Self.byteOrderMark) }

  /// Whether some of the lines hold what a reader cannot see.
  fileprivate func isSuspicious(_ lines: Range<Int>) -> Bool {
    bytes[bytes(of: lines)].contains { $0 == .carriageReturn || $0 >= 0x80 }
      || lines.upperBound == count && lacksFinalNewline
  }
}

/// Lines of a text without what a reader cannot see: marks, line ends, Unicode forms.
private struct FoldedText {
  /// The bytes without a byte order mark, with a line feed alone at each line's end.
  private var bytes: [UInt8] = []
  /// The places of the lines that had a carriage return before their line feed.
  private var returns: [Int] = []
  private var lineCount = 0

  init(_ table: LineTable, lines: Range<Int>) {
    var source = table.bytes[table.bytes(of: lines)]
    if lines.lowerBound == 0, table.hasByteOrderMark {
      source = source.dropFirst(LineTable.byteOrderMark.count)
    }
    bytes.reserveCapacity(source.count + 1)
    for byte in source {
      append(byte)
    }
    if lines.upperBound == table.count, table.lacksFinalNewline {
      append(.lineFeed)
    }
  }

  private mutating func append(_ byte: UInt8) {
    if byte == .lineFeed {
      if bytes.last == .carriageReturn {
        bytes.removeLast()
        returns.append(lineCount)
      }
      lineCount += 1
    }
    bytes.append(byte)
  }

  /// What differs between texts that look the same; none if they do not look the same.
  static func remarks(_ old: FoldedText, _ new: FoldedText) -> [LineDiff.Remark]? {
    var remarks: [LineDiff.Remark] = []
    if old.bytes != new.bytes {
      let (oldText, newText) = (old.text, new.text)
      guard oldText == newText else { return nil }
      if !oldText.utf8.elementsEqual(newText.utf8) { remarks.append(.unicodeForm) }
      if old.invalidBytes != new.invalidBytes { remarks.append(.invalidBytes) }
    }
    return (old.returns == new.returns ? [] : [.lineEnds]) + remarks
  }

  private var text: String { String(decoding: bytes, as: UTF8.self) }

  private var invalidBytes: [UInt8] {
    var invalid: [UInt8] = []
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var place = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar):
        place += scalar.count
      case .error(let length):
        invalid += bytes[place..<place + length]
        place += length
      case .emptyInput:
        return invalid
      }
    }
  }
}
