import TransitionCertification

/// A file that was named as an argument.
enum InputFile {
  /// The file's bytes.
  ///
  /// - Throws: That it cannot be read.
  static func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileTrouble) {
      return try FileBytes.read(path)
    } catch {
      throw .unreadable(path, error.reason)
    }
  }

  /// The trace in a file.
  ///
  /// - Throws: That it cannot be read, or holds no trace.
  static func trace(_ path: String) throws(CommandFailure) -> Trace {
    let bytes = try bytes(path)
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
