/// The goldens of all cases, in their folder.
public struct GoldenStore: Sendable {
  /// Where they lie.
  public let folder: TracesFolder

  public init(in folder: TracesFolder) {
    self.folder = folder
  }

  /// Compares a case's trace with its golden.
  ///
  /// A golden that holds costs reading it and comparing bytes; nothing is decoded.
  ///
  /// - Returns: What is wrong; none if the golden holds exactly what it should.
  public func trouble(with text: GoldenText) -> GoldenTrouble? {
    let golden = GoldenPath.golden(of: text.caseID)
    return difference(from: text, at: golden).map {
      GoldenTrouble($0, path: TracesFolder.shownPath(golden), caseID: text.caseID)
    }
  }

  /// The path by which messages name a case's golden.
  public static func shownPath(of caseID: CaseID) -> String {
    TracesFolder.shownPath(GoldenPath.golden(of: caseID))
  }

  private func difference(from text: GoldenText, at golden: String) -> GoldenTrouble.Kind? {
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try FileBytes.read(folder.file(golden))
    } catch {
      return error.reason == .isMissing
        ? .missing : .unreadable(.unreachable(error.reason), lines: "")
    }
    guard !LineDiff.areEqual(bytes, text.bytes) else { return nil }
    let lines = differingLines(bytes, text)
    guard let damage = GoldenDamage(of: bytes, as: text.caseID) else {
      return .differs(lines: lines)
    }
    return .unreadable(damage, lines: lines)
  }

  /// The lines in which a golden differs; one that refers to the reference stands for its text.
  private func differingLines(_ golden: [UInt8], _ text: GoldenText) -> String {
    var names = LineDiff.Names()
    var old = golden
    if let (words, model) = text.model(of: golden) {
      names.old = "golden, \(words.text.dropLast())"
      old = model.textBytes
    }
    let diff = LineDiff(old: old, new: text.traceBytes)
    guard diff.isEmpty else { return diff.rendered(names: names) }
    return LineDiff(old: golden, new: text.bytes).rendered(names: names)
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
    guard let bytes = try? FileBytes.read(folder.file(GoldenPath.golden(of: caseID))) else {
      return nil
    }
    guard let reference = try? CaseReference(parsing: bytes) else {
      return try? Trace(parsing: bytes)
    }
    return steps > 0 ? goldenTrace(of: CaseID(reference), steps: steps - 1) : nil
  }
}
