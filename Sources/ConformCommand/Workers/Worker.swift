import Foundation
import TransitionCertification

/// A process that runs cases, one at a time.
@MainActor final class Worker {
  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()

  /// How long a whole answer may take; ample for a busy machine.
  private static let patience = Duration.seconds(20)
  /// How long the process may take to end when it is asked to.
  private static let grace = Duration.seconds(1)

  /// Starts the process.
  ///
  /// - Throws: That it cannot be started.
  init() throws(WorkerFailure) {
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = Bundle.main.executableURL
    process.arguments = [Command.worker.name]
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw WorkerFailure(.unreadable("it cannot be started"))
    }
  }

  isolated deinit { end() }

  /// Runs a case.
  ///
  /// - Throws: Why there is no trace; the process is of no further use then.
  func run(_ caseID: CaseID) throws(WorkerFailure) -> Trace {
    let question = Array("\(caseID)\n".utf8)
    let deadline = ContinuousClock.now + Self.patience
    guard FileBytes.writeAll(question, to: questions.fileHandleForWriting.fileDescriptor) == 0
    else { throw ending(by: deadline) }
    var count = 0
    while true {
      let byte = try read(1, by: deadline)[0]
      if byte == UInt8(ascii: "\n") { break }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), count < 1 << 30 else {
        throw WorkerFailure(.unreadable("expected a number of bytes"))
      }
      count = count * 10 + Int(byte - UInt8(ascii: "0"))
    }
    let bytes = try read(count, by: deadline)
    do throws(TraceSyntaxError) {
      return try Trace(parsing: bytes)
    } catch {
      throw WorkerFailure(.unreadable("\(error)"))
    }
  }

  /// Reads so many bytes.
  ///
  /// - Throws: That they did not come in time, or at all.
  private func read(
    _ count: Int, by deadline: ContinuousClock.Instant
  ) throws(WorkerFailure) -> [UInt8] {
    let descriptor = answers.fileHandleForReading.fileDescriptor
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < count {
      try waitForBytes(descriptor, by: deadline)
      let got = Foundation.read(descriptor, &buffer, min(buffer.count, count - bytes.count))
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { throw ending(by: deadline) }
      bytes += buffer[..<got]
    }
    return bytes
  }

  /// Waits until there is something to read.
  ///
  /// - Throws: That the time for the whole answer is over.
  private func waitForBytes(
    _ descriptor: Int32, by deadline: ContinuousClock.Instant
  ) throws(WorkerFailure) {
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var ready: Int32
    repeat {
      let left = max(.zero, deadline - ContinuousClock.now)
      ready = poll(&wait, 1, Int32(left / .milliseconds(1)))
    } while ready < 0 && errno == EINTR
    guard ready > 0 else { throw hung() }
  }

  /// How the process came to its end, which most often is why it says nothing more.
  ///
  /// What it runs may also have closed the way of its answers, and go on.
  private func ending(by deadline: ContinuousClock.Instant) -> WorkerFailure {
    guard hasEnded(by: deadline) else { return hung() }
    return WorkerFailure(.crashed(code: process.terminationStatus))
  }

  /// Ends a process that did not answer in time.
  private func hung() -> WorkerFailure {
    end()
    return WorkerFailure(.hung(seconds: Int(Self.patience / .seconds(1))))
  }

  /// Ends the process, by force if it does not obey.
  private func end() {
    guard process.isRunning else { return }
    process.terminate()
    guard !hasEnded(by: ContinuousClock.now + Self.grace) else { return }
    kill(process.processIdentifier, SIGKILL)
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: Whether it came in time.
  private func hasEnded(by deadline: ContinuousClock.Instant) -> Bool {
    while process.isRunning {
      guard ContinuousClock.now < deadline else { return false }
      usleep(Self.pause)
    }
    return true
  }

  /// How long to wait between two looks at a process, in microseconds.
  private static let pause: UInt32 = 1000
}

/// Why another process gave no trace.
struct WorkerFailure: Error {
  let obstacle: CaseResult.Obstacle

  init(_ obstacle: CaseResult.Obstacle) {
    self.obstacle = obstacle
  }
}
