extension SARIFLog {
  /// Something that was found.
  package struct Result: Encodable, Sendable, Equatable {
    let ruleId: String
    /// The place of the rule among those of the tool.
    var ruleIndex: Int?
    let level: Level
    let kind = "fail"
    let message: Message
    let locations: [Location]
    var occurrenceCount: Int?
    var codeFlows: [CodeFlow]?
    let partialFingerprints: [String: String]
    var suppressions: [Suppression]?
  }

  /// Where something is.
  package struct Location: Encodable, Sendable, Equatable {
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]?
    var message: Message?
  }

  /// A place in a file.
  package struct PhysicalLocation: Encodable, Sendable, Equatable {
    let artifactLocation: Artifact
    var region: Region?

    /// A file, by its path from the root of the sources.
    struct Artifact: Encodable, Sendable, Equatable {
      let uri: String
    }

    /// Lines of it, from 1.
    struct Region: Encodable, Sendable, Equatable {
      let startLine: Int
    }
  }

  /// A place that has a name and need not be in a file.
  package struct LogicalLocation: Encodable, Sendable, Equatable {
    let fullyQualifiedName: String
    let kind: String
  }

  /// The steps by which something came about.
  package struct CodeFlow: Encodable, Sendable, Equatable {
    let threadFlows: [ThreadFlow]

    /// The steps on one thread, in order.
    struct ThreadFlow: Encodable, Sendable, Equatable {
      let locations: [Step]
    }

    /// A step.
    struct Step: Encodable, Sendable, Equatable {
      let location: Location
    }
  }

  /// Why something does not count.
  package struct Suppression: Encodable, Sendable, Equatable {
    let kind = "external"
    let status = "accepted"
    let justification: String
  }
}
