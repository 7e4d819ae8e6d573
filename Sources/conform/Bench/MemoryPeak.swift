import ConformCommand
import Foundation

/// The most memory that a process ever had, in bytes.
enum MemoryPeak {
  /// The subcommand that judges a file and does nothing else.
  static let command = "memory-of-judging"

  static func ofThisProcess() throws(BenchmarkFailure) -> Int {
    // The resources that a process used count those of whoever started it: this file does not.
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    guard let words = line?.split(whereSeparator: \.isWhitespace), words.count == 3,
      let kilobytes = Int(words[1])
    else { throw BenchmarkFailure(reason: "the system does not tell of memory") }
    return kilobytes * 1024
  }

  /// That of a process that judges a file and does nothing else.
  static func ofJudging(_ path: String) throws(BenchmarkFailure) -> Int {
    let process = OuterProcess(
      arguments: [BuiltHouse.executable, command, path],
      environment: ProcessInfo.processInfo.environment)
    do throws(CommandFailure) {
      let (status, output) = try process.capture()
      guard status == 0, let peak = Int(String(decoding: output, as: UTF8.self)) else {
        throw .incomplete("a process that judged ended with \(status)")
      }
      return peak
    } catch {
      throw BenchmarkFailure(reason: error.message)
    }
  }
}
