import ConformCommand
import ConformanceReports
import Foundation

/// Counts what workloads cost, in a process of their own that hashes the same in every run.
struct CostCounting {
  /// What the process gets of the variables of this one.
  private static let passed = ["PATH", "LD_LIBRARY_PATH", "TMPDIR"]
  private static let counter = "valgrind"

  private let variables: [String: String]
  /// Whether something counts instructions here.
  let countsInstructions: Bool

  /// - Parameter environment: The variables of this process.
  init(_ environment: [String: String]) {
    var variables = environment.filter { Self.passed.contains($0.key) }
    variables["SWIFT_DETERMINISTIC_HASHING"] = "1"
    variables["SWIFT_BACKTRACE"] = "enable=no"
    self.variables = variables
    countsInstructions = (environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(Self.counter)")
    }
  }

  /// Does the workloads.
  ///
  /// - Throws: That one cannot be done, or that its counts cannot be read.
  func costs() throws(BenchmarkFailure) -> [WorkloadCost] {
    let folder = try ScratchFolder()
    var costs: [WorkloadCost] = []
    for line in try output(countingInto: folder).split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2 else { throw BenchmarkFailure(reason: "found '\(line)'") }
      // There is a file a workload, in their order.
      let instructions = countsInstructions ? try Self.sum(in: folder, costs.count + 1) : nil
      costs.append(
        WorkloadCost(name: String(words[0]), visits: Int(words[1]), instructions: instructions))
    }
    return costs
  }

  /// What the process says that does them.
  private func output(countingInto folder: ScratchFolder) throws(BenchmarkFailure) -> String {
    let arguments =
      (countsInstructions ? Self.counting(into: folder) : [])
      + [BuiltHouse.executable, CountedWork.command]
    do throws(CommandFailure) {
      let process = OuterProcess(arguments: arguments, environment: variables)
      let (status, output) = try process.capture()
      guard status == 0 else { throw .incomplete("\(arguments[0]) ended with \(status)") }
      return String(decoding: output, as: UTF8.self)
    } catch {
      throw BenchmarkFailure(reason: error.message)
    }
  }

  private static let file = "counts"

  /// How far the runtime looks in its tables, of generic types and of conformances. It looks by addresses, and these
  /// lie elsewhere after each change to the sources and with each length of the environment: a fourteenth of the
  /// same work, as was seen.
  private static let searches = "*ConcurrentReadableHashMap*::find<*"

  /// Calls what counts the instructions of counted work alone, less what searches by addresses, and writes a file
  /// whenever some is done.
  ///
  /// A search turns counting over and back, hence on outside of the work: that is why counts begin anew with it.
  private static func counting(into folder: ScratchFolder) -> [String] {
    [
      counter, "--tool=callgrind", "--quiet", "--collect-atstart=no",
      "--toggle-collect=\(CountedWork.counted)", "--toggle-collect=\(searches)",
      "--zero-before=\(CountedWork.begun)", "--dump-after=\(CountedWork.ended)",
      "--callgrind-out-file=\(folder.path)/\(file)",
    ]
  }

  /// The instructions of a workload.
  private static func sum(in folder: ScratchFolder, _ number: Int) throws(BenchmarkFailure) -> Int {
    let path = "\(folder.path)/\(file).\(number)"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").last { $0.hasPrefix("totals: ") }
    guard let words = line?.split(separator: " "), words.count == 2, let sum = Int(words[1]) else {
      throw BenchmarkFailure(reason: "\(counter) counted nothing for workload \(number)")
    }
    return sum
  }
}
