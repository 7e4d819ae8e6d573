import ConformCommand
import Foundation
import TransitionCertification

extension Workload {
  /// Goldens that hold, folders that are the same, and texts that differ.
  static let comparing: [Workload] = [
    Workload(
      "golden.equal", on: "lines", counted: [100, 200, 400],
      timing: Timing([10_000], .microseconds, rounds: 20, repetitions: 20), plotted: 40_000,
      equalGolden),
    // What a golden that holds cannot cost less than: both texts are in memory, and their bytes are compared.
    Workload(
      "golden.bytes", on: "lines",
      timing: Timing([10_000], .microseconds, rounds: 20, repetitions: 20)
    ) { count in
      let old = Array(goldenText(lines: count).utf8)
      let new = Array(goldenText(lines: count).utf8)
      return { precondition(haveSameBytes(old, new), "the texts are the same") }
    },
    Workload(
      "folder.diff", on: "files", counted: [4, 8, 16],
      timing: Timing([200], .milliseconds, repetitions: 5), plotted: 800
    ) { (count) throws(BenchmarkFailure) in
      let (scratch, old, new) = try twins(of: count)
      return { scratch.keep { precondition(areSame(old, new), "the folders are the same") } }
    },
    // What comparing folders cannot cost less than: the files of both are read.
    Workload(
      "folder.read", on: "files", timing: Timing([200], .milliseconds, repetitions: 5)
    ) { (count) throws(BenchmarkFailure) in
      let (scratch, old, new) = try twins(of: count)
      return {
        scratch.keep {
          let size = [old, new].map { folder in
            ((try? folder.files()) ?? []).reduce(0) { $0 + ((try? folder.read($1).count) ?? 0) }
          }
          precondition(size[0] > 0 && size[0] == size[1], "the folders are the same")
        }
      }
    },
    Workload(
      "diff.5-edits", on: "lines", counted: [250, 500, 1000],
      timing: Timing([1_000_000], .milliseconds, rounds: 3), plotted: 1_000_000
    ) { difference(lines: $0, edits: 5) },
    Workload(
      "diff.10-percent", on: "lines", counted: [200, 400, 800],
      timing: Timing([1_000_000], .milliseconds, rounds: 3), plotted: 1_000_000
    ) { difference(lines: $0, edits: $0 / 10) },
  ]

  // MARK: - Goldens

  /// A golden that holds: it is read and compared.
  @MainActor private static func equalGolden(
    lines count: Int
  ) throws(BenchmarkFailure) -> @MainActor () -> Void {
    let scratch = try ScratchFolder()
    let text = GoldenText(goldenTrace(lines: count))
    let store = GoldenStore(in: scratch.folder(TracesFolder.name))
    do {
      _ = try store.record([text])
      _ = try store.accept(cases: [text.caseID])
    } catch {
      throw BenchmarkFailure(reason: "the golden is not written: \(error)")
    }
    return { scratch.keep { precondition(store.trouble(with: text) == nil, "the golden holds") } }
  }

  private static func goldenText(lines count: Int) -> String { goldenTrace(lines: count).text }

  /// A trace of about so many lines, and of exactly ten thousand.
  private static func goldenTrace(lines count: Int) -> Trace {
    var trace = SyntheticTrace.cycles((count * 31 + 999) / 1000)
    // The system's goldens have a file each.
    trace.header.subject = CaseID.systemSubject
    trace.events = Array(trace.events.prefix(count * 936 / 1000))
    return trace
  }

  private static func haveSameBytes(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    old.count == new.count && memcmp(old, new, old.count) == 0
  }

  // MARK: - Folders

  /// Two folders of as many traces of a hundred lines, which are the same.
  @MainActor private static func twins(
    of count: Int
  ) throws(BenchmarkFailure) -> (ScratchFolder, TracesFolder, TracesFolder) {
    let scratch = try ScratchFolder()
    let text = goldenText(lines: 100)
    for folder in ["old", "new"] {
      for index in 0..<count {
        try scratch.write(text, to: "\(folder)/\(1000 + index).trace")
      }
    }
    return (scratch, scratch.folder("old"), scratch.folder("new"))
  }

  private static func areSame(_ old: TracesFolder, _ new: TracesFolder) -> Bool {
    var differences = FileDifferences()
    guard (try? differences.compare(old, new)) != nil else { return false }
    return differences.isEmpty
  }

  // MARK: - Lines

  /// Lines of sixty kinds, some of them replaced.
  @MainActor private static func difference(
    lines count: Int, edits: Int
  ) -> @MainActor () -> Void {
    let kinds = (0..<60).map { Array("    sheet.viewWillAppear(animated: true) \($0)\n".utf8) }
    var old: [UInt8] = []
    var new: [UInt8] = []
    for line in 0..<count {
      let kind = kinds[(line &* 7 &+ line / 13) % kinds.count]
      let isEdited = line % (count / edits) == count / edits / 2
      old += kind
      new += isEdited ? Array("    edited \(line)\n".utf8) : kind
    }
    let texts = (old: old, new: new)
    return {
      precondition(!LineDiff(old: texts.old, new: texts.new).isEmpty, "the texts differ")
    }
  }
}
