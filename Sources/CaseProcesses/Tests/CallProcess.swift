import Foundation
import TransitionCertification

/// A process of the same tests, started for the cases of one call.
struct CallProcess {
  /// What the tests' executable is called with.
  let arguments: [String]
  /// What the process is asked for.
  let order: CallOrder
  /// Where its answers are.
  private let memory: Int32

  /// How it came to its end.
  struct End {
    let ending: CaseEnding
    let lastWords: LastWords
  }

  /// How many milliseconds pass before it is looked for answers again.
  private static let pause: Int32 = 10

  /// Prepares a process; none where there is no memory for its answers.
  ///
  /// - Parameters:
  ///   - arguments: What the tests' executable is called with.
  ///   - order: What the process is asked for.
  init?(_ arguments: [String], _ order: CallOrder) {
    guard let memory = SharedAnswers.makeDescriptor() else { return nil }
    self.arguments = arguments
    self.order = order
    self.memory = memory
  }

  /// Runs it to its end, or ends it where it does not answer.
  ///
  /// What it prints in cases is shown as ever, but for one that is played once more.
  ///
  /// - Parameter take: Gets each answer as soon as it is there, with its number.
  /// - Returns: How it ended; none where it could not be started.
  func run(take: (Int, [UInt8]) -> Void) -> End? {
    defer { close(memory) }
    guard let answers = SharedAnswers(descriptor: memory, word: order.word),
      let path = TestExecutable.path, let way = Way()
    else { return nil }
    let process = start(path, way)
    close(way.writing)
    defer { close(way.reading) }
    guard let process else { return nil }
    _ = fcntl(way.reading, F_SETFL, O_NONBLOCK)
    var output = CallOutput(word: order.word, skipping: order.beginsWithDoubt ? 1 : 0)
    var patience = CasePatience(order.limits.ofStart)
    var (taken, silence, hasEnded) = (0, Int?.none, false)
    while !hasEnded, silence == nil {
      // Looked at first: what was answered before the end is still taken.
      hasEnded = process.hasEnded
      for text in answers.texts(after: taken) {
        if taken == 0 { patience = CasePatience(order.limits) }
        take(taken, text)
        taken += 1
      }
      silence = patience.silence(process.work, answered: taken)
      if !hasEnded { Self.wait(way.reading) }
      Self.show(way.reading, &output)
    }
    let ending = process.end(order.limits)
    Self.show(way.reading, &output)
    let told = hasEnded ? nil : silence.map(CaseEnding.silence)
    return End(
      ending: told ?? (answers.isFull ? .noRoom : ending), lastWords: output.lastWords)
  }

  private func start(_ path: String, _ way: Way) -> StartedProcess? {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nothing >= 0 else { return nil }
    // Away from those that the other process gets, so that none takes another's place.
    let own = [nothing, way.writing, memory, STDOUT_FILENO].map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    defer { for descriptor in own + [nothing] { close(descriptor) } }
    guard own.allSatisfy({ $0 >= 0 }) else { return nil }
    var variables = ProcessInfo.processInfo.environment
    variables[CallOrder.variable] = order.text
    return StartedProcess(
      path, arguments, variables: variables,
      descriptors: [
        (own[0], STDIN_FILENO), (own[0], STDOUT_FILENO), (own[1], STDERR_FILENO),
        (own[2], CallDescriptor.answers), (own[3], CallDescriptor.output),
      ], alone: true)
  }

  /// Waits a moment, or until something is printed.
  private static func wait(_ descriptor: Int32) {
    var way = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let found = poll(&way, 1, pause)
    // Nobody prints any more, and it may go on for long.
    if found > 0, way.revents & Int16(POLLIN) == 0 { usleep(UInt32(pause) * 1000) }
  }

  /// Takes what was printed, and shows what is to be shown of it.
  private static func show(_ descriptor: Int32, _ output: inout CallOutput) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    // Who never stops printing is looked after all the same.
    for _ in 0..<64 {
      let got = read(descriptor, &buffer, buffer.count)
      guard got > 0 else { return }
      _ = FileBytes.writeAll(output.append(buffer[..<got]), to: STDERR_FILENO)
    }
  }
}

/// The executable of the tests that this process runs.
enum TestExecutable {
  /// Where it lies; none where this process is run by something else, which would not run one test alone.
  static let path = Bundle.main.executablePath.flatMap { $0.hasSuffix(".xctest") ? $0 : nil }
}
