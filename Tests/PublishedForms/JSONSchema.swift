public import Foundation

/// The part of JSON Schema that the published forms use: what a document has to be, and where it is not.
///
/// A keyword that this does not know is a mistake of its own: a schema must not promise what nobody checks. So
/// is a member that the schema does not tell of, though readers have to take such ones: documents may grow.
public struct JSONSchema {
  private let root: [String: Any]

  /// A document that is not as a schema says.
  public struct Flaw: Equatable, CustomStringConvertible, Sendable {
    /// Where, as `/headlines/0/rule`; nothing for the whole document.
    public let place: String
    /// What is wrong.
    public let words: String

    public var description: String { "\(place.isEmpty ? "/" : place): \(words)" }
  }

  /// Reads a schema.
  ///
  /// - Throws: That it is no object of JSON.
  public init(_ data: Data) throws {
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.fileReadCorruptFile)
    }
    root = object
  }

  /// What is wrong with a document; nothing where it is as the schema says.
  public func flaws(in document: Any) -> [Flaw] { flaws(document, root, "") }

  /// What is wrong with a document by one of the schema's definitions.
  public func flaws(in document: Any, by definition: String) -> [Flaw] {
    flaws(document, ["$ref": "#/$defs/\(definition)"], "")
  }

  private static let known: Set<String> = [
    "$schema", "$defs", "$ref", "$id", "title", "description", "type", "properties", "required",
    "additionalProperties", "items", "minItems", "minimum", "enum", "const", "pattern", "anyOf",
    "oneOf",
  ]

  private func flaws(_ value: Any, _ schema: [String: Any], _ place: String) -> [Flaw] {
    let unknown = schema.keys.filter { !Self.known.contains($0) }
    guard unknown.isEmpty else {
      return [Flaw(place: place, words: "nobody checks \(unknown.sorted()) of the schema")]
    }
    var found: [Flaw] = []
    if let reference = schema["$ref"] as? String {
      guard let target = definition(reference) else {
        return [Flaw(place: place, words: "\(reference) leads nowhere")]
      }
      found += flaws(value, target, place)
    }
    found += kindFlaws(value, schema, place) + valueFlaws(value, schema, place)
    if let object = value as? [String: Any] { found += memberFlaws(object, schema, place) }
    if let list = value as? [Any] { found += itemFlaws(list, schema, place) }
    return found + choiceFlaws(value, schema, place)
  }

  private func definition(_ reference: String) -> [String: Any]? {
    let name = String(reference.dropFirst("#/$defs/".count))
    return (root["$defs"] as? [String: Any])?[name] as? [String: Any]
  }

  // MARK: - Keywords

  private func kindFlaws(_ value: Any, _ schema: [String: Any], _ place: String) -> [Flaw] {
    guard let kind = schema["type"] as? String else { return [] }
    let isOfKind =
      switch kind {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "boolean": isTruth(value)
      case "integer": number(value).map { $0 == $0.rounded() } ?? false
      case "number": number(value) != nil
      case "null": value is NSNull
      default: false
      }
    return isOfKind ? [] : [Flaw(place: place, words: "expected \(kind), found \(value)")]
  }

  private func valueFlaws(_ value: Any, _ schema: [String: Any], _ place: String) -> [Flaw] {
    var words: [String] = []
    let object = value as? NSObject ?? NSNull()
    if let choices = schema["enum"] as? [NSObject], !choices.contains(object) {
      words.append("\(value) is none of \(choices)")
    }
    if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
      words.append("expected \(constant), found \(value)")
    }
    if let least = schema["minimum"] as? NSNumber, let amount = number(value),
      amount < least.doubleValue
    {
      words.append("\(amount) is less than \(least)")
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      words.append("'\(text)' is not like \(pattern)")
    }
    return words.map { Flaw(place: place, words: $0) }
  }

  private func memberFlaws(
    _ object: [String: Any], _ schema: [String: Any], _ place: String
  ) -> [Flaw] {
    let members = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    var found = missing.map { Flaw(place: place, words: "'\($0)' is missing") }
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      let inner = "\(place)/\(name)"
      if let member = members[name] {
        found += flaws(value, member, inner)
      } else if let others = schema["additionalProperties"] as? [String: Any] {
        found += flaws(value, others, inner)
      } else if schema["properties"] != nil {
        found.append(Flaw(place: inner, words: "the schema does not tell of this member"))
      }
    }
    return found
  }

  private func itemFlaws(_ list: [Any], _ schema: [String: Any], _ place: String) -> [Flaw] {
    var found: [Flaw] = []
    if let least = schema["minItems"] as? Int, list.count < least {
      found.append(Flaw(place: place, words: "\(list.count) are fewer than \(least)"))
    }
    guard let item = schema["items"] as? [String: Any] else { return found }
    for (index, value) in list.enumerated() { found += flaws(value, item, "\(place)/\(index)") }
    return found
  }

  private func choiceFlaws(_ value: Any, _ schema: [String: Any], _ place: String) -> [Flaw] {
    for keyword in ["anyOf", "oneOf"] {
      guard let choices = schema[keyword] as? [[String: Any]] else { continue }
      let results = choices.map { flaws(value, $0, place) }
      let fitting = results.count(where: \.isEmpty)
      guard fitting == 0 || keyword == "oneOf" && fitting > 1 else { continue }
      // The one with the fewest flaws is most likely the one that was meant.
      let nearest = results.min { $0.count < $1.count } ?? []
      return [Flaw(place: place, words: "fits \(fitting) of \(choices.count)")] + nearest
    }
    return []
  }
}

/// A number of a document; none for what is no number, which truth is not.
private func number(_ value: Any) -> Double? {
  guard !isTruth(value) else { return nil }
  return (value as? NSNumber)?.doubleValue
}

/// Whether a value is one of the two truths: what reads JSON makes numbers of them, too.
private func isTruth(_ value: Any) -> Bool {
  guard let number = value as? NSNumber else { return false }
  return String(cString: number.objCType) == "c" || type(of: value) == Bool.self
}
