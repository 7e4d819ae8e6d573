import AppearanceTrace
import TransitionCertification

/// What came of all parts of a run, as it lies in a folder.
struct ShardFolder {
  private let folder: TracesFolder
  private let cases: [CaseID]

  /// - Parameters:
  ///   - folder: The folder.
  ///   - selection: The cases that the run is about.
  init(_ folder: TracesFolder, of selection: CaseSelection) {
    self.folder = folder
    cases = selection.casesOfShards
  }

  /// What came of each case.
  ///
  /// - Throws: That a part is missing, is not whole, or is of another run.
  func recordings() throws(CommandFailure) -> [CaseID: Recording] {
    let names = try InputFile.files(in: folder).filter { $0.hasSuffix(ShardFile.suffix) }
    guard let first = names.first, let count = Self.count(in: first) else {
      throw .unreadable(folder.path, "there are no parts of a run")
    }
    var recordings: [CaseID: Recording] = [:]
    for number in 1...count {
      let shard = CaseShard(number: number, count: count)
      recordings.merge(try self.recordings(of: shard)) { first, _ in first }
    }
    let strangers = Set(names).subtracting(
      (1...count).map {
        ShardFile.name(of: CaseShard(number: $0, count: count))
      })
    if let stranger = strangers.sorted().first {
      throw .unreadable(folder.file(stranger), "it is a part of another run")
    }
    return recordings
  }

  private func recordings(of shard: CaseShard) throws(CommandFailure) -> [CaseID: Recording] {
    let path = folder.file(ShardFile.name(of: shard))
    var bytes = ShardBytes(try InputFile.bytes(path))
    guard bytes.readLine() == ShardFile.heading(shard, of: cases) else {
      throw .unreadable(path, "it is a part of another run, or made by another suite")
    }
    let damaged = CommandFailure.unreadable(path, "it is not whole")
    var reader = CaseAnswerReader()
    var recordings: [CaseID: Recording] = [:]
    var known: Set<ObjectIdentifier> = []
    let own = cases.filter { shard.contains($0.scenario) }
    for id in own {
      guard bytes.readLine() == ShardFile.heading(id) else { throw damaged }
      do throws(CaseAnswerReader.Failure) {
        guard case .recording(let recording) = try reader.answer(of: id, from: &bytes) else {
          throw .missing
        }
        recordings[id] = recording
        guard case .judged(let judged) = recording else { continue }
        // A file may be damaged in places that nobody would look at otherwise.
        for trace in judged.traces where known.insert(ObjectIdentifier(trace)).inserted {
          guard KeptTrace(reading: trace.textBytes) != nil else { throw .missing }
        }
      } catch {
        throw damaged
      }
    }
    guard bytes.readLine() == ShardFile.end(own.count), bytes.isOver else { throw damaged }
    return recordings
  }

  /// How many parts there are, by a file's name.
  private static func count(in name: String) -> Int? {
    let words = name.dropLast(ShardFile.suffix.count).split(separator: "-")
    guard words.count == 3, words[1] == "of" else { return nil }
    return CaseShard("\(words[0])/\(words[2])")?.count
  }
}
