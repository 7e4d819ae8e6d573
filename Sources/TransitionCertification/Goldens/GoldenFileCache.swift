/// The files of goldens that were read so far, each once.
struct GoldenFileCache {
  private let folder: TracesFolder
  private var contents: [String: Content] = [:]

  init(_ folder: TracesFolder) {
    self.folder = folder
  }

  /// What is in a file.
  enum Content {
    case failed(FileTrouble.Reason)
    /// One golden.
    case golden([UInt8])
    case goldens(GoldenFile)
    /// An empty file where many goldens should be.
    case empty

    /// Whether a case's golden is there and is what it should be, byte for byte.
    ///
    /// It parses no trace, so it is quick where all is well.
    func holds(_ text: GoldenText) -> Bool {
      switch self {
      case .failed, .empty: false
      case .golden(let bytes): LineDiff.areEqual(bytes, text.bytes)
      case .goldens(let file): file.holds(text.bytes, for: text.caseID.scenario)
      }
    }

    /// Whether nothing can be put into the file before it is restored.
    var isBroken: Bool {
      switch self {
      case .golden, .empty, .failed(.isMissing): false
      case .failed: true
      case .goldens(let file): !file.flaws.isEmpty
      }
    }

    /// A case's golden.
    ///
    /// - Returns: The golden; none where the case has none.
    /// - Throws: What keeps the file from being read at all.
    func part(of caseID: CaseID) throws(GoldenDamage) -> Part? {
      switch self {
      case .failed(.isMissing): return nil
      case .failed(let reason): throw .unreachable(reason)
      case .empty: throw .empty
      case .golden(let bytes): return Part(bytes, damage: GoldenDamage(of: bytes, as: caseID))
      case .goldens(let file):
        if let part = Part(of: caseID, in: file) { return part }
        // The case may stand behind the flaw, so that nobody can say that it is missing.
        if let flaw = file.flaws.first { throw GoldenDamage(flaw) }
        return nil
      }
    }
  }

  /// What is in the file of a golden.
  mutating func content(of path: GoldenPath) -> Content {
    if let content = contents[path.file] { return content }
    let content = read(path)
    // A file with one golden is asked for once.
    if case .section = path { contents[path.file] = content }
    return content
  }

  private func read(_ path: GoldenPath) -> Content {
    do throws(FileTrouble) {
      let bytes = try folder.read(path.file)
      switch path {
      case .file: return .golden(bytes)
      case .section: return bytes.isEmpty ? .empty : .goldens(GoldenFile(parsing: bytes))
      }
    } catch {
      return .failed(error.reason)
    }
  }

  /// A case's part of a file of many, as a file of its own would hold it.
  struct Part {
    let bytes: [UInt8]
    let damage: GoldenDamage?

    init(_ bytes: [UInt8], damage: GoldenDamage?) {
      self.bytes = bytes
      self.damage = damage
    }

    /// - Returns: The part; none where the case has none.
    init?(of caseID: CaseID, in file: GoldenFile) {
      let sections = file.sections(of: caseID.scenario)
      guard let section = sections.first,
        let member = section.cases.first(where: { $0.scenario == caseID.scenario })
      else { return nil }
      bytes = section.text(of: member)
      let flaw = file.headFlaw ?? sections.lazy.compactMap(\.flaw).first
      damage =
        flaw.map(GoldenDamage.init)
        ?? GoldenDamage(of: bytes, as: caseID) { section.placed($0, of: member) }
    }
  }
}
