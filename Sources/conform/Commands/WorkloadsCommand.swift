import ConformCommand
import TransitionCertification

extension Command {
  /// Does all workloads that are counted, each in each of its sizes, and says what they visited.
  ///
  /// It is a line a workload, `NAME VISITS`, with a hyphen where none are counted.
  static let workloads = Command(
    name: CountedWork.command, abstract: "do what is counted, for another process of this command"
  ) { invocation throws(CommandFailure) in
    for workload in Workload.all {
      do throws(BenchmarkFailure) {
        try count(workload, invocation.console)
      } catch {
        throw .incomplete("cannot do \(workload.name): \(error.reason)")
      }
    }
    return .holds
  }

  @MainActor private static func count(
    _ workload: Workload, _ console: Console
  ) throws(BenchmarkFailure) {
    guard let smallest = workload.counted.first else { return }
    try workload.prepare(smallest)()
    for count in workload.counted {
      let visits = CountedWork.visits(of: try workload.prepare(count))
      console.writePlain("\(workload.name(on: count)) \(visits.map(String.init) ?? "-")\n")
    }
  }

  /// Judges a file, and says how much memory this process had at most, in bytes.
  static let memoryOfJudging = Command(
    name: MemoryPeak.command, abstract: "judge a file, for another process of this command",
    operands: [Operand(name: "TRACE", help: "a file that holds a trace")]
  ) { invocation throws(CommandFailure) in
    Workload.judgeFile(at: invocation.operands[0])
    do throws(BenchmarkFailure) {
      invocation.console.writePlain("\(try MemoryPeak.ofThisProcess())")
    } catch {
      throw .incomplete(error.reason)
    }
    return .holds
  }
}
