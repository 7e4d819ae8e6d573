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
    var cache = GoldenFileCache(folder)
    return texts.compactMap { text in
      difference(from: text, on: &cache).map { kind in
        let content = cache.content(of: GoldenPath(of: text.caseID))
        return GoldenTrouble(kind, of: text.caseID, in: folder, isInBrokenFile: content.isBroken)
      }
    }
  }

  /// How messages name a case's golden: by its file, and its scenario where the file holds others.
  public func shownPlace(of caseID: CaseID) -> String {
    GoldenTrouble(.missing, of: caseID, in: folder).place
  }

  private func difference(
    from text: GoldenText, on cache: inout GoldenFileCache
  ) -> GoldenTrouble.Kind? {
    let content = cache.content(of: GoldenPath(of: text.caseID))
    guard !content.holds(text) else { return nil }
    let part: GoldenFileCache.Part
    do throws(GoldenDamage) {
      guard let found = try content.part(of: text.caseID) else { return .missing }
      part = found
    } catch {
      return .unreadable(error, LineDiff.Rendering())
    }
    let difference = difference(of: part.bytes, from: text)
    guard let damage = part.damage else { return .differs(difference) }
    // Of a golden of which nothing is left it says enough what became of it: its lines would be the whole trace.
    let isLost = LineDiff(old: part.bytes, new: text.bytes).sharesNothing
    return .unreadable(damage, isLost ? LineDiff.Rendering() : difference)
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
  init(_ kind: Kind, of caseID: CaseID, in folder: TracesFolder, isInBrokenFile: Bool = false) {
    let path = GoldenPath(of: caseID)
    let section: String? =
      switch path {
      case .file: nil
      case .section: caseID.scenario
      }
    self.init(
      kind, path: folder.shownPath(path.file), caseID: caseID, section: section,
      isInBrokenFile: isInBrokenFile)
  }
}

extension GoldenStore {
  /// The trace that a case's golden holds, or that of the case to which it refers.
  ///
  /// - Returns: The trace; none where the golden is missing or leads nowhere.
  /// - Throws: What keeps the golden, or the one to which it refers, from being read.
  public func goldenTrace(of caseID: CaseID) throws(GoldenDamage) -> Trace? {
    var cache = GoldenFileCache(folder)
    var caseID = caseID
    for _ in 0...Self.longestWay {
      guard let part = try cache.content(of: GoldenPath(of: caseID)).part(of: caseID) else {
        return nil
      }
      if let damage = part.damage { throw damage }
      do throws(TraceSyntaxError) {
        guard CaseReference.isReference(part.bytes) else { return try Trace(parsing: part.bytes) }
        caseID = CaseID(try CaseReference(parsing: part.bytes))
      } catch {
        throw GoldenDamage(error)
      }
    }
    return nil
  }

  /// A subject's golden may refer to the system's, which may refer to the one that it is like.
  static let longestWay = 2
}
