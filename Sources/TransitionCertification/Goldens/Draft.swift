/// A file in which another one is written before that takes its place.
enum Draft {
  private static let suffix = ".part"

  /// A name for the draft of a file, which nobody can guess.
  static func name(of file: String) -> String {
    ".\(file).\(String(UInt64.random(in: .min ... .max), radix: 16))\(suffix)"
  }

  /// The name of the file of which another one is the draft; none where that is none.
  static func file(of draft: String) -> String? {
    guard draft.hasPrefix("."), draft.hasSuffix(suffix) else { return nil }
    let parts = draft.dropFirst().dropLast(suffix.count)
    guard let dot = parts.lastIndex(of: "."), UInt64(parts[dot...].dropFirst(), radix: 16) != nil
    else { return nil }
    return String(parts[..<dot])
  }
}
