extension Waiver {
  /// Reads a list of waivers from JSON.
  ///
  /// The list is an array of objects, all of whose members are text: `reason`, `link`, `owner`,
  /// `expiry`, and `rule`, `cases` or both. One with `accepted` may do without `link` and `owner`. What the
  /// members say is not looked at here.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The path of the file that holds it, as messages are to name it.
  /// - Throws: That it has another form, and where.
  public static func list(
    parsing bytes: [UInt8], file: String
  ) throws(WaiverSyntaxError) -> [Waiver] {
    var reader = WaiverReader(bytes, file: file)
    return try reader.list()
  }
}

/// Reads waivers, and remembers where each of their members stands.
private struct WaiverReader {
  private var text: JSONReader
  private let file: String

  init(_ bytes: [UInt8], file: String) {
    text = JSONReader(bytes)
    self.file = file
  }

  mutating func list() throws(WaiverSyntaxError) -> [Waiver] {
    var waivers: [Waiver] = []
    try text.take("[", or: "an array of waivers")
    if !text.takes("]") {
      repeat { waivers.append(try waiver()) } while text.takes(",")
      try text.take("]", or: "',' or ']'")
    }
    try text.end()
    return waivers
  }

  private mutating func waiver() throws(WaiverSyntaxError) -> Waiver {
    let start = text.place
    var values: [WaiverError.Part: String] = [:]
    var places: [WaiverError.Part: WaiverSource.Place] = [:]
    try text.take("{", or: "a waiver in braces")
    if !text.takes("}") {
      repeat {
        let part = try member(among: places)
        try text.take(":", or: "':'")
        places[part] = text.place
        if !part.isOptional || !text.takesNull() { values[part] = try text.string() }
      } while text.takes(",")
      try text.take("}", or: "',' or '}'")
    }
    func value(_ part: WaiverError.Part) throws(WaiverSyntaxError) -> String {
      guard let value = values[part] else {
        throw WaiverSyntaxError(
          place: start, message: "found no member '\(part.rawValue)', expected one")
      }
      return value
    }
    let reason = try value(.reason)
    if values[.accepted] == nil { _ = (try value(.link), try value(.owner)) }
    var waiver = Waiver(
      rule: values[.rule].map { RuleID(rawValue: $0) }, cases: values[.cases],
      reason: reason, link: values[.link], owner: values[.owner],
      expiry: try value(.expiry), accepted: values[.accepted])
    waiver.source = WaiverSource(file: file, start: start, values: places)
    return waiver
  }

  /// Takes the name of a member that has not been there.
  private mutating func member(
    among known: [WaiverError.Part: WaiverSource.Place]
  ) throws(WaiverSyntaxError) -> WaiverError.Part {
    let place = text.place
    let name = try text.string()
    guard let part = WaiverError.Part(rawValue: name), part != .target else {
      let message =
        "found a member '\(name)', expected rule, cases, reason, link, owner, expiry or accepted"
      throw WaiverSyntaxError(place: place, message: message)
    }
    guard known[part] == nil else {
      throw WaiverSyntaxError(
        place: place, message: "found a member '\(name)' again, expected it once")
    }
    return part
  }
}

extension WaiverError.Part {
  /// Whether a waiver may do without it.
  fileprivate var isOptional: Bool { [.rule, .cases, .accepted].contains(self) }
}
