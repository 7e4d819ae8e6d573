import TransitionCertification

/// What a call says of the parts of a run.
enum ShardRequest {
  /// The whole run is to be made now.
  case none
  /// One part is to be run, and what came of it written into a folder.
  case run(CaseShard, into: TracesFolder)
  /// What came of all parts lies in a folder.
  case tell(from: TracesFolder)

  static let shard = Command.Option(
    name: "--shard", value: "N/M",
    help: "run one of M parts of the cases, and write what came of it into the folder of --shards")
  static let folder = Command.Option(
    name: "--shards", value: "DIR",
    help: "tell what came of all parts, which were run before and lie in this folder", isPath: true)

  /// Reads the options.
  ///
  /// - Throws: That they do not go together.
  init(_ invocation: Invocation) throws(CommandFailure) {
    let folder = invocation.value(Self.folder).map(TracesFolder.init(path:))
    guard let word = invocation.value(Self.shard) else {
      self = folder.map(Self.tell) ?? .none
      return
    }
    guard let shard = CaseShard(word) else {
      throw .misuse("expected a part such as 3/8 for \(Self.shard.name), found '\(word)'")
    }
    guard let folder else { throw .misuse("\(Self.shard.name) goes with \(Self.folder.name)") }
    self = .run(shard, into: folder)
  }
}
