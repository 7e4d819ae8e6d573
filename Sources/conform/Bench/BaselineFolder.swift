import ConformCommand
import ConformanceReports
import Foundation
import TransitionCertification

/// The folder of the baselines, beside the goldens: a file a build.
struct BaselineFolder {
  private let traces: TracesFolder

  /// - Parameter traces: The folder of the goldens.
  init(in traces: TracesFolder) {
    self.traces = traces
  }

  /// The path of a build's file, from the folder of the goldens on.
  private func file(of build: CountedBuild) -> String {
    "\(CostBaseline.folder)/\(build.fileName)"
  }

  /// The path by which messages name a build's file.
  func shownPath(of build: CountedBuild) -> String { traces.shownPath(file(of: build)) }

  /// The baseline of a build; none where there is none.
  ///
  /// - Throws: That its file cannot be read, or holds something else.
  func baseline(of build: CountedBuild) throws(CommandFailure) -> CostBaseline? {
    let path = shownPath(of: build)
    let bytes: [UInt8]
    do throws(FileTrouble) {
      bytes = try FileBytes.read(traces.file(file(of: build)))
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
  ///
  /// - Throws: That the folder cannot be read.
  func builds() throws(CommandFailure) -> [CountedBuild] {
    let folder = TracesFolder(path: traces.file(CostBaseline.folder))
    return try InputFile.files(in: folder).compactMap(CountedBuild.init(fileName:))
  }

  /// Writes a baseline.
  func write(_ baseline: CostBaseline) throws(CommandFailure) {
    do throws(FileTrouble) {
      try FileBytes.write(Array(baseline.text.utf8), to: traces.file(file(of: baseline.build)))
    } catch {
      throw .writingStopped(error, isBegun: false)
    }
  }
}
