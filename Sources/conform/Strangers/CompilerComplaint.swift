/// An error of the compiler's, as it prints it: `FILE:LINE:COLUMN: error: MESSAGE`.
struct CompilerComplaint: Equatable, Hashable {
  let file: String
  let line: Int
  let column: Int
  let message: String

  /// The errors in what a build printed, each once.
  static func all(in text: String) -> [CompilerComplaint] {
    var seen: Set<CompilerComplaint> = []
    return text.split(separator: "\n").compactMap { CompilerComplaint(String($0)) }
      .filter { seen.insert($0).inserted }
  }

  /// Reads a line; none where it is of another kind.
  private init?(_ text: String) {
    guard let mark = text.range(of: ": error: ") else { return nil }
    let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let column = Int(place[place.count - 1]),
      let line = Int(place[place.count - 2])
    else { return nil }
    file = place.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
    message = String(text[mark.upperBound...])
  }

  /// The error as the compiler prints it.
  var text: String { "\(file):\(line):\(column): error: \(message)" }

  /// What an author can do about errors of a `Conformance.swift` of which the compiler does not say it: where
  /// a closure that makes a controller has several statements, Swift takes what it makes for a plain one.
  static func advice(on complaints: [CompilerComplaint]) -> String? {
    guard
      complaints.contains(where: {
        $0.message.hasPrefix("value of type 'UIViewController' has no member")
      })
    else { return nil }
    return "where 'make:' has several statements, spell the type of what it makes, such as "
      + "'make: { (screens) -> Drawer in … }': otherwise Swift infers a plain UIViewController"
  }
}
