/// A type of Objective-C, and how Swift spells it.
struct ObjectiveCType: Equatable, Sendable {
  /// Swift's spelling.
  let spelling: String

  /// Reads a type's words; none where it is one that is not understood, as a block or a plain pointer.
  ///
  /// - Parameters:
  ///   - words: the words, with those that say whether a value may be missing.
  ///   - assumesThere: whether a value is there where nothing is said.
  init?(_ words: [String], assumesThere: Bool) {
    let mark: String
    if words.contains(where: Self.missing.contains) {
      mark = "?"
    } else {
      mark = assumesThere || words.contains(where: Self.there.contains) ? "" : "!"
    }
    let plain = words.filter {
      !Self.missing.contains($0) && !Self.there.contains($0) && !Self.silent.contains($0)
    }
    guard let name = plain.first, !plain.contains("^"), !plain.contains("(") else { return nil }
    let inner = Self.inner(plain.dropFirst())
    let stars = plain.filter { $0 == "*" }.count - inner.filter { $0 == "*" }.count
    if let value = Self.values[name] {
      guard stars == 0 else { return nil }
      spelling = value
    } else if let object = Self.objects[name] {
      spelling = (name == "id" ? Self.adopted(inner) ?? object : object) + mark
    } else if stars == 1 {
      let arguments = inner.isEmpty ? [] : Self.arguments(inner)
      guard let arguments else { return nil }
      spelling = Self.class(name, arguments) + mark
    } else if stars == 0 {
      spelling = name
    } else {
      return nil
    }
  }

  /// The protocol that any object adopts.
  private static func adopted(_ inner: [String]) -> String? {
    inner.count == 1 ? inner.first : nil
  }

  /// The words between the angle brackets behind a name.
  private static func inner(_ words: ArraySlice<String>) -> [String] {
    guard words.first == "<", let end = words.lastIndex(of: ">") else { return [] }
    return Array(words[words.startIndex + 1..<end])
  }

  /// The types between angle brackets, of which none may be missing.
  private static func arguments(_ inner: [String]) -> [String]? {
    var parts: [[String]] = [[]]
    var depth = 0
    for word in inner {
      if word == "<" { depth += 1 }
      if word == ">" { depth -= 1 }
      if word == ",", depth == 0 { parts.append([]) } else { parts[parts.count - 1].append(word) }
    }
    let types = parts.map { ObjectiveCType($0, assumesThere: true)?.spelling }
    return types.contains(nil) ? nil : types.compactMap { $0 }
  }

  /// What Swift makes of a class.
  private static func `class`(_ name: String, _ arguments: [String]) -> String {
    switch name {
    case "NSArray": return "[\(arguments.first ?? "Any")]"
    case "NSDictionary":
      return arguments.count == 2 ? "[\(arguments[0]): \(arguments[1])]" : "[AnyHashable: Any]"
    case "NSSet": return "Set<\(arguments.first ?? "AnyHashable")>"
    default: return bridged[name] ?? name
    }
  }

  private static let missing: Set<String> = [
    "nullable", "_Nullable", "__nullable", "_Nullable_result", "null_resettable",
  ]
  private static let there: Set<String> = ["nonnull", "_Nonnull", "__nonnull"]
  private static let silent: Set<String> = [
    "const", "__kindof", "_Null_unspecified", "null_unspecified", "__weak", "__strong", "IBOutlet",
    "struct", "enum", "oneway", "inout", "in", "out",
  ]
  private static let values: [String: String] = [
    "void": "Void", "IBAction": "Void", "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int",
    "NSUInteger": "UInt", "int": "Int32", "float": "Float", "double": "Double",
    "NSTimeInterval": "TimeInterval",
  ]
  private static let objects: [String: String] = [
    "id": "Any", "Class": "AnyClass", "SEL": "Selector", "instancetype": "Self",
  ]
  private static let bridged: [String: String] = [
    "NSString": "String", "NSData": "Data", "NSURL": "URL", "NSDate": "Date",
    "NSIndexPath": "IndexPath", "NSNotification": "Notification", "NSUUID": "UUID",
    "NSLocale": "Locale", "NSCalendar": "Calendar", "NSURLRequest": "URLRequest",
  ]
}
