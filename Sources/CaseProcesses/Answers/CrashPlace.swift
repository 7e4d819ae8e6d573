import Foundation

/// Where a process crashed, as the runtime's backtrace tells it.
///
/// A trap that the compiler put in, as where a number overflows, says nothing by itself.
package struct CrashPlace {
  /// The variables of a process whose runtime is to tell where it crashes, and no more than that.
  package static let variables = [
    "SWIFT_BACKTRACE": "enable=yes,color=no,threads=crashed,registers=none,images=none"
      + ",limit=32,interactive=no,output-to=stderr"
  ]

  /// What failed, and where, in words.
  let words: String

  /// How the runtime tells what failed, in the line of the frame that did.
  private static let failure = "Swift runtime failure: "

  /// Reads what a process wrote to its standard error; none where there is no backtrace with a place in it.
  init?(_ lines: ArraySlice<Substring>) {
    guard let start = lines.firstIndex(where: { $0.contains(" crashed:") }) else { return nil }
    let rows = lines[(start + 1)...]
    guard let frame = rows.lazy.compactMap(Frame.init).first else { return nil }
    let failed = rows.lazy.compactMap { row in
      row.firstRange(of: Self.failure).map { row[$0.upperBound...].prefix(before: " in ") }
    }.first
    let place = "in \(frame.function) at \(frame.file):\(frame.line)"
    words = failed.map { "\($0) \(place)" } ?? place
  }

  /// A frame of code of which the source is known.
  private struct Frame {
    let function: Substring
    let file: String
    let line: Substring

    /// Reads a line such as `1 [ra] 0x0000aaaa make() + 93 in kit at /kit/Fade.swift:28:22`; none where it names no
    /// source.
    init?(_ row: Substring) {
      guard !row.contains("[system]"), let hex = row.firstRange(of: "0x"),
        let place = row.range(of: " at /", options: .backwards)
      else { return nil }
      let code = row[hex.upperBound...].drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
      let parts = row[row.index(before: place.upperBound)...].split(separator: ":")
      guard parts.count == 3, parts[0].hasSuffix(".swift") else { return nil }
      function = code.prefix(before: " + ")
      file = String(parts[0].split(separator: "/").last ?? parts[0])
      line = parts[1]
    }
  }
}

extension Substring {
  /// What stands in front of a text, or all where it is not there.
  fileprivate func prefix(before text: String) -> Substring {
    firstRange(of: text).map { self[..<$0.lowerBound] } ?? self
  }
}
