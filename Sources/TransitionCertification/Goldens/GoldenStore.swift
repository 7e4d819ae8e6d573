/// The goldens of all cases, in their folder.
public struct GoldenStore: Sendable {
  /// Where they lie.
  public let folder: TracesFolder

  public init(in folder: TracesFolder) {
    self.folder = folder
  }

  /// Compares a case's trace with its golden.
  ///
  /// - Returns: What is wrong; none if the golden holds exactly what it should.
  public func trouble(with text: GoldenText) -> GoldenTrouble? {
    troubles(with: [text]).first
  }

  /// Compares the traces of many cases with their goldens; each file is read once.
  ///
  /// A golden that holds costs reading its file and comparing bytes; no trace is parsed.
  ///
  /// - Returns: What is wrong, in the order of the cases; nothing for one that holds what it should.
  public func troubles(with texts: [GoldenText]) -> [GoldenTrouble] {
    var shelf = GoldenShelf(folder)
    return texts.compactMap { text in
      difference(from: text, on: &shelf).map { GoldenTrouble($0, of: text.caseID) }
    }
  }

  /// How messages name a case's golden: by its file, and its scenario where the file holds others.
  public static func shownPlace(of caseID: CaseID) -> String {
    GoldenTrouble(.missing, of: caseID).place
  }

  /// The path by which messages name the file of a case's golden.
  public static func shownPath(of caseID: CaseID) -> String {
    TracesFolder.shownPath(GoldenPath(of: caseID).file)
  }

  private func difference(
    from text: GoldenText, on shelf: inout GoldenShelf
  ) -> GoldenTrouble.Kind? {
    let path = GoldenPath(of: text.caseID)
    let part: GoldenShelf.Part
    switch shelf.content(of: path) {
    case .failed(.isMissing): return .missing
    case .failed(let reason): return .unreadable(.unreachable(reason), LineDiff.Rendering())
    case .empty: return .unreadable(.empty, LineDiff.Rendering())
    case .golden(let bytes):
      guard !LineDiff.areEqual(bytes, text.bytes) else { return nil }
      part = GoldenShelf.Part(bytes, damage: GoldenDamage(of: bytes, as: text.caseID))
    case .goldens(let file):
      guard !file.holds(text.bytes, for: text.caseID.scenario) else { return nil }
      guard let found = GoldenShelf.Part(of: text.caseID, in: file) else {
        return file.flaws.first.map { .unreadable(GoldenDamage($0), LineDiff.Rendering()) }
          ?? .missing
      }
      part = found
    }
    let difference = difference(of: part.bytes, from: text)
    return part.damage.map { .unreadable($0, difference) } ?? .differs(difference)
  }

  /// The lines in which a golden differs; one that refers to the reference stands for its text.
  private func difference(of golden: [UInt8], from text: GoldenText) -> LineDiff.Rendering {
    var names = LineDiff.Names()
    var old = golden
    if let (words, model) = text.model(of: golden) {
      names.old = "golden, \(words.text.dropLast())"
      old = model.textBytes
    }
    let diff = LineDiff(old: old, new: text.traceBytes)
    guard diff.isEmpty else { return diff.rendering(names: names) }
    return LineDiff(old: golden, new: text.bytes).rendering(names: names)
  }
}

extension GoldenTrouble {
  /// A trouble with a case's golden.
  init(_ kind: Kind, of caseID: CaseID) {
    let path = GoldenPath(of: caseID)
    let section: String? =
      switch path {
      case .file: nil
      case .section: caseID.scenario
      }
    self.init(kind, path: TracesFolder.shownPath(path.file), caseID: caseID, section: section)
  }
}

extension GoldenStore {
  /// The trace that a case's golden holds, or that of the case to which it refers.
  ///
  /// - Returns: The trace; none where the golden is missing or cannot be read, or leads nowhere.
  public func goldenTrace(of caseID: CaseID) -> Trace? {
    goldenTrace(of: caseID, steps: Self.longestWay)
  }

  /// A subject's golden may refer to the system's, which may refer to the one that it is like.
  private static let longestWay = 2

  private func goldenTrace(of caseID: CaseID, steps: Int) -> Trace? {
    guard let bytes = golden(of: caseID) else { return nil }
    guard let reference = try? CaseReference(parsing: bytes) else {
      return try? Trace(parsing: bytes)
    }
    return steps > 0 ? goldenTrace(of: CaseID(reference), steps: steps - 1) : nil
  }

  /// The golden of a case as a file of its own would hold it; none where it cannot be read.
  private func golden(of caseID: CaseID) -> [UInt8]? {
    let path = GoldenPath(of: caseID)
    guard let bytes = try? FileBytes.read(folder.file(path.file)) else { return nil }
    switch path {
    case .file: return bytes
    case .section:
      let part = GoldenShelf.Part(of: caseID, in: GoldenFile(parsing: bytes))
      return part?.damage == nil ? part?.bytes : nil
    }
  }
}
