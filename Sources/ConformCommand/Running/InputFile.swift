import Foundation
package import TransitionCertification

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
    let traces = try traces(of: try texts(path, bytes))
    guard traces.count == 1 else {
      let header = traces[0].trace.header
      throw .unreadable(
        path,
        "it holds the goldens of many cases; name one of them:"
          + " show '\(header.subject) \(header.scenario)'")
    }
    return traces[0].trace
  }

  /// The texts of the traces in a file: of one, or of one for each case of which a file of many goldens holds it.
  ///
  /// Cases that share a text are cases of their own: each has its scenario, and is judged by that.
  ///
  /// - Throws: That it cannot be read, or holds no trace.
  private static func texts(
    _ path: String, _ bytes: [UInt8]
  ) throws(CommandFailure) -> [TraceText] {
    guard GoldenFile.isGoldenFile(bytes) else { return [try text(bytes, path)] }
    let texts = try goldenTexts(path, bytes)
    guard !texts.isEmpty else {
      throw .unreadable(path, "it holds no trace, its cases are all the same as others")
    }
    return texts
  }

  /// The traces that an argument means, as `texts(at:)` finds them.
  ///
  /// - Returns: The traces, each with the path of its file.
  /// - Throws: That something cannot be read, or holds no trace.
  package static func traces(
    at path: String
  ) throws(CommandFailure) -> [(path: String, trace: Trace)] {
    try traces(of: try texts(at: path))
  }

  private static func traces(
    of texts: [TraceText]
  ) throws(CommandFailure) -> [(path: String, trace: Trace)] {
    var traces: [(path: String, trace: Trace)] = []
    for text in texts {
      let trace = try text.read { bytes throws(TraceSyntaxError) in try Trace(parsing: bytes) }
      traces.append((text.path, trace))
    }
    return traces
  }

  /// The texts of the traces that an argument means: those of a file, or of all files of traces in a folder.
  ///
  /// In a folder a file is left out whose cases are all the same as others.
  ///
  /// - Parameter large: From how many bytes on a file is not read before somebody asks for its text.
  /// - Throws: That something cannot be read, or holds no trace.
  static func texts(
    at path: String, large: Int = TraceText.large
  ) throws(CommandFailure) -> [TraceText] {
    let folder = TracesFolder(path: path)
    guard path != standardInput else { return try texts(path, try bytes(path)) }
    guard folder.exists else {
      if let text = TraceText(large: path, ofAtLeast: large) { return [text] }
      return try texts(path, try bytes(path))
    }
    var found: [TraceText] = []
    for file in try files(in: folder) where [".trace", ".traces"].contains(where: file.hasSuffix) {
      let place = folder.file(file)
      if let text = TraceText(large: place, ofAtLeast: large) {
        found.append(text)
        continue
      }
      let bytes = try bytes(place)
      if GoldenFile.isGoldenFile(bytes) {
        found += try goldenTexts(place, bytes)
      } else if (try? CaseReference(parsing: bytes)) == nil {
        found.append(try text(bytes, place))
      }
    }
    guard !found.isEmpty else { throw .unreadable(path, "no trace lies in this folder") }
    return found
  }

  /// The paths of all files in a folder that somebody named, from there on.
  ///
  /// - Throws: That a folder in it cannot be read.
  package static func files(in folder: TracesFolder) throws(CommandFailure) -> [String] {
    do throws(FileTrouble) {
      return try folder.files()
    } catch {
      throw .unreadable(error.path, error.reason)
    }
  }

  private static func goldenTexts(
    _ path: String, _ bytes: [UInt8]
  ) throws(CommandFailure) -> [TraceText] {
    let goldens = GoldenFile(parsing: bytes)
    if let flaw = goldens.flaws.first ?? goldens.sections.lazy.compactMap(\.flaw).first {
      throw .unreadable(path, flaw)
    }
    var texts: [TraceText] = []
    for section in goldens.sections {
      for member in section.cases {
        let text = section.text(of: member)
        if CaseReference.isReference(text) { continue }
        texts.append(TraceText(path: path, bytes: text) { section.placed($0, of: member) })
      }
    }
    return texts
  }

  private static func text(_ bytes: [UInt8], _ path: String) throws(CommandFailure) -> TraceText {
    if let reference = try? CaseReference(parsing: bytes) {
      throw .unreadable(path, "it holds no trace but '\(reference.text.dropLast())'")
    }
    return TraceText(path: path, bytes: bytes) { $0 }
  }
}
