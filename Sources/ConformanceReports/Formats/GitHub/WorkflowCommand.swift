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
    text.visibleLines.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
