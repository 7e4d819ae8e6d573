import Foundation
import TransitionCertification

/// A file that was named as an argument.
package enum InputFile {
  /// The path that stands for standard input.
  static let standardInput = "-"

  /// The file's bytes, or those of standard input.
  ///
  /// - Throws: That it cannot be read.
  package static func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileTrouble) {
      guard path != standardInput else {
        return try FileBytes.readAll(STDIN_FILENO, named: "standard input")
      }
      return try FileBytes.read(path)
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  /// The trace in a file's bytes.
  ///
  /// - Throws: That it cannot be read, or holds no trace.
  static func trace(_ path: String, _ bytes: [UInt8]) throws(CommandFailure) -> Trace {
    let traces = try traces(path, bytes)
    guard traces.count == 1 else {
      let header = traces[0].header
      throw .unreadable(
        path,
        "it holds the goldens of many cases; name one of them:"
          + " show '\(header.subject) \(header.scenario)'")
    }
    return traces[0]
  }

  /// The traces in a file: one, or one for each case of which a file of many goldens holds it.
  ///
  /// Cases that share a text are cases of their own: each has its scenario, and is judged by that.
  ///
  /// - Throws: That it cannot be read, or holds no trace.
  static func traces(_ path: String) throws(CommandFailure) -> [Trace] {
    try traces(path, try bytes(path))
  }

  private static func traces(
    _ path: String, _ bytes: [UInt8]
  ) throws(CommandFailure) -> [Trace] {
    guard GoldenFile.isGoldenFile(bytes) else { return [try trace(bytes, path)] }
    let goldens = GoldenFile(parsing: bytes)
    if let flaw = goldens.flaws.first ?? goldens.sections.lazy.compactMap(\.flaw).first {
      throw .unreadable(path, flaw)
    }
    var traces: [Trace] = []
    for section in goldens.sections {
      for member in section.cases {
        let text = section.text(of: member)
        if CaseReference.isReference(text) { continue }
        do throws(TraceSyntaxError) {
          traces.append(try Trace(parsing: text))
        } catch {
          throw .unreadable(path, section.placed(error, of: member))
        }
      }
    }
    guard !traces.isEmpty else {
      throw .unreadable(path, "it holds no trace, its cases are all the same as others")
    }
    return traces
  }

  private static func trace(
    _ bytes: [UInt8], _ path: String
  ) throws(CommandFailure) -> Trace {
    if let reference = try? CaseReference(parsing: bytes) {
      throw .unreadable(path, "it holds no trace but '\(reference.text.dropLast())'")
    }
    do throws(TraceSyntaxError) {
      return try Trace(parsing: bytes)
    } catch {
      throw .unreadable(path, error)
    }
  }
}
