import ConformCommand
import ConformanceReports
import Foundation
import TransitionCertification

/// The folder of the baselines, beside the goldens: a file a build.
struct BaselineFolder {
  private let folder: TracesFolder

  /// - Parameter traces: The folder of the goldens.
  init(in traces: TracesFolder) {
    folder = TracesFolder(path: "\(traces.path)/\(CostBaseline.folder)")
  }

  /// The path by which messages name a build's file.
  static func shownPath(of build: CountedBuild) -> String {
    "\(TracesFolder.name)/\(CostBaseline.folder)/\(build.fileName)"
  }

  /// The baseline of a build; none where there is none.
  ///
  /// - Throws: That its file cannot be read, or holds something else.
  func baseline(of build: CountedBuild) throws(CommandFailure) -> CostBaseline? {
    let path = Self.shownPath(of: build)
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try FileBytes.read(folder.file(build.fileName))
    } catch {
      guard error.reason == .isMissing else { throw .unreadable(path, error.reason) }
      return nil
    }
    do throws(BaselineSyntaxError) {
      return try CostBaseline(
        parsing: String(decoding: bytes, as: UTF8.self), file: path, of: build)
    } catch {
      throw .misuse("\(error)")
    }
  }

  /// The builds that have a baseline, by the names of their files.
  var builds: [CountedBuild] { folder.files().compactMap(CountedBuild.init(fileName:)) }

  /// Writes a baseline.
  func write(_ baseline: CostBaseline) throws(CommandFailure) {
    do throws(FileTrouble) {
      try FileBytes.write(Array(baseline.text.utf8), to: folder.file(baseline.build.fileName))
    } catch {
      throw .writingStopped(error, isBegun: false)
    }
  }
}
