import Foundation
import TransitionCertification

/// A folder for the files of a workload, which goes with the last who knows it.
///
/// The length of its path is the same in every process, as what is counted shall be.
final class ScratchFolder {
  let path: String

  init() throws(BenchmarkFailure) {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/conform-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw BenchmarkFailure(
        reason: "no folder to work in can be made in \(folder): \(SystemError.words(errno))")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file.
  ///
  /// - Returns: Its path.
  @discardableResult
  func write(_ text: String, to name: String) throws(BenchmarkFailure) -> String {
    let file = URL(fileURLWithPath: "\(path)/\(name)")
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw BenchmarkFailure(reason: "\(file.path): \(error.localizedDescription)")
    }
    return file.path
  }

  /// A folder inside.
  func folder(_ name: String) -> TracesFolder { TracesFolder(path: "\(path)/\(name)") }

  /// Does something while the folder is there.
  func keep<Value>(_ work: () -> Value) -> Value { withExtendedLifetime(self, work) }
}
