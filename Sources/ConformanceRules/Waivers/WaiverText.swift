/// A list of waivers as it is written down: an array of JSON with a member a line.
public struct WaiverText: Sendable {
  private let waivers: [Waiver]

  /// - Parameter waivers: The waivers, in the order in which they are to stand.
  public init(_ waivers: [Waiver]) {
    self.waivers = waivers
  }

  /// The text; reading it gives the same waivers, and the same waivers always give this text.
  public var text: String {
    guard !waivers.isEmpty else { return "[]\n" }
    let objects = waivers.map { waiver in
      let members = waiver.members.map { "    \($0.rawValue.quoted): \($1.quoted)" }
      return "  {\n\(members.joined(separator: ",\n"))\n  }"
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }
}

extension Waiver {
  /// What it says, in the order in which a reader wants to know it; what it does not say is left out.
  fileprivate var members: [(WaiverError.Part, String)] {
    let members: [(WaiverError.Part, String?)] = [
      (.rule, rule?.rawValue), (.cases, cases), (.reason, reason),
      (.link, link), (.owner, owner), (.accepted, accepted), (.expiry, expiry),
    ]
    return members.compactMap { part, value in value.map { (part, $0) } }
  }
}

extension String {
  /// The text as JSON spells it.
  fileprivate var quoted: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case ..<" ":
        "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
