import Foundation

/// What has to hold for whatever a fuzzer throws; what does not ends the process, which the fuzzer reports.
enum Invariant {
  /// How many seconds of its thread's time an execution may take.
  private static let limit = 0.1

  /// Does an execution, and makes sure that it is over soon.
  ///
  /// The time of the thread counts: a busy machine makes nobody slow.
  ///
  /// - Parameters:
  ///   - start: The first byte that was thrown.
  ///   - count: How many bytes were thrown.
  ///   - body: What is done with them.
  /// - Returns: What the fuzzer wants to hear.
  static func hold(
    _ start: UnsafePointer<UInt8>?, _ count: Int, _ body: ([UInt8]) -> Void
  ) -> CInt {
    let before = seconds
    body(Array(UnsafeBufferPointer(start: start, count: count)))
    require(seconds - before < limit, "an execution took \(seconds - before) s")
    return 0
  }

  /// Ends the process where something does not hold.
  ///
  /// - Parameters:
  ///   - condition: What has to hold.
  ///   - message: What is wrong where it does not.
  static func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    FileHandle.standardError.write(Data("invariant broken: \(message())\n".utf8))
    abort()
  }

  /// The time that this thread has worked.
  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
