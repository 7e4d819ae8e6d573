extension Trace {
  /// The names of all objects that baseline, events and ending speak of, in order of first sight.
  public var namesInOrder: [String] {
    var seen: Set<String> = []
    let all = baseline.names + events.flatMap(\.names) + ending.names
    return all.filter { seen.insert($0).inserted }
  }

  /// The names of all objects that baseline, events and ending speak of, and of those that they belong to.
  public var mentions: Set<String> {
    let roles = self.roles
    var mentions: Set<String> = []
    mentions.reserveCapacity(cast.count)
    baseline.forEachName { mentions.insert($0) }
    for event in events { event.forEachName { mentions.insert($0) } }
    ending.checkpoint?.forEachName { mentions.insert($0) }
    for name in mentions {
      var owner = roles.role(of: name)?.owner
      while let current = owner, mentions.insert(current).inserted {
        owner = roles.role(of: current)?.owner
      }
    }
    return mentions
  }
}

extension Trace.Ending {
  /// The names of all objects that the ending speaks of.
  public var names: [String] {
    switch self {
    case .settled(_, let checkpoint), .unsettled(_, let checkpoint): checkpoint.names
    case .raised: []
    }
  }
}
