import TransitionCertification

/// A line by which GitHub's actions annotate a change.
struct WorkflowCommand {
  /// How grave it is.
  let level: Level
  let title: String
  let message: String
  let place: SourcePlace?

  enum Level: String {
    case error, warning, notice
  }

  /// The line. What would end a property, the message or the line is written by its number.
  var text: String {
    let properties = [
      place.map { ("file", $0.file) }, place?.line.map { ("line", "\($0)") }, ("title", title),
    ].compactMap(\.self).map { "\($0)=\(Self.escapedProperty($1))" }
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(Self.escaped(message))\n"
  }

  /// A message as data of a command.
  static func escaped(_ text: String) -> String {
    text.visibleLines.respelled { "%\n".unicodeScalars.contains($0) ? number(of: $0) : nil }
  }

  private static func escapedProperty(_ text: String) -> String {
    text.visibleLines.respelled { "%\n:,".unicodeScalars.contains($0) ? number(of: $0) : nil }
  }

  /// A scalar by its number, in two digits.
  private static func number(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "%" + String(repeating: "0", count: max(0, 2 - digits.count)) + digits
  }
}
