import Foundation
import TransitionCertification

/// A file that was named as an argument, or standard input.
package enum InputFile {
  /// The argument that stands for standard input.
  static let standardInput = "-"
  /// What came in on standard input: it can be read once, whoever asks for it how often.
  private static let input = Result { () throws(FileTrouble) in
    try FileBytes.readAll(STDIN_FILENO, named: "standard input")
  }

  /// The file's bytes, or those of standard input.
  ///
  /// - Throws: That it cannot be read.
  package static func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileTrouble) {
      if path == standardInput { return try input.get() }
      return try FileBytes.readFileOrPipe(path)
    } catch {
      throw .unreadable(path == standardInput ? error.path : path, error.reason)
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
  private static func traces(
    _ path: String, _ bytes: [UInt8]
  ) throws(CommandFailure) -> [Trace] {
    guard GoldenFile.isGoldenFile(bytes) else { return [try trace(bytes, path)] }
    let traces = try goldenTraces(path, bytes)
    guard !traces.isEmpty else {
      throw .unreadable(path, "it holds no trace, its cases are all the same as others")
    }
    return traces
  }

  /// The traces that an argument means: those of a file, or of all files of traces in a folder.
  ///
  /// In a folder a file is left out whose cases are all the same as others.
  ///
  /// - Returns: The traces, each with the path of its file.
  /// - Throws: That something cannot be read, or holds no trace.
  static func traces(at path: String) throws(CommandFailure) -> [(path: String, trace: Trace)] {
    let folder = TracesFolder(path: path)
    guard path != standardInput, folder.exists else {
      return try traces(path, try bytes(path)).map { (path, $0) }
    }
    var found: [(path: String, trace: Trace)] = []
    for file in folder.files() where [".trace", ".traces"].contains(where: file.hasSuffix) {
      let place = folder.file(file)
      let bytes = try bytes(place)
      if GoldenFile.isGoldenFile(bytes) {
        found += try goldenTraces(place, bytes).map { (place, $0) }
      } else if (try? CaseReference(parsing: bytes)) == nil {
        found.append((place, try trace(bytes, place)))
      }
    }
    guard !found.isEmpty else { throw .unreadable(path, "no trace lies in this folder") }
    return found
  }

  private static func goldenTraces(
    _ path: String, _ bytes: [UInt8]
  ) throws(CommandFailure) -> [Trace] {
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
