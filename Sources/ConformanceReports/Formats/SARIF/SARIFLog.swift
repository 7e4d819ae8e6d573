/// The parts of SARIF 2.1.0 that are written here, by the names that the standard gives them.
///
/// Members that nothing is said of are left out, as the standard wants it.
package struct SARIFLog: JSONDocument, Sendable, Equatable {
  package let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  package let version = "2.1.0"
  package let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// One call of a tool.
  package struct Run: Encodable, Sendable, Equatable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    let columnKind = "unicodeCodePoints"
  }

  /// The tool that was called.
  package struct Tool: Encodable, Sendable, Equatable {
    let driver: Component
  }

  /// The tool itself, with the rules that it judges by.
  package struct Component: Encodable, Sendable, Equatable {
    let name: String
    let semanticVersion: String
    let rules: [Descriptor]
  }

  /// A rule, or something that a tool has to tell.
  package struct Descriptor: Encodable, Sendable, Equatable {
    let id: String
    let shortDescription: Message
    var help: Message?
    var defaultConfiguration: Configuration?
    var properties: Properties?

    /// What a rule is worth unless told otherwise.
    struct Configuration: Encodable, Sendable, Equatable {
      let level: Level
    }

    /// Words by which rules can be chosen.
    struct Properties: Encodable, Sendable, Equatable {
      let tags: [String]
    }
  }

  /// How grave something is.
  package enum Level: String, Encodable, Sendable {
    case none, note, warning, error
  }

  /// Words for people, in full sentences.
  package struct Message: Encodable, Sendable, Equatable {
    let text: String
  }

  /// How a call went.
  package struct Invocation: Encodable, Sendable, Equatable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  /// Something that kept the tool from judging.
  package struct Notification: Encodable, Sendable, Equatable {
    let level: Level
    let message: Message
    let locations: [Location]
  }
}
