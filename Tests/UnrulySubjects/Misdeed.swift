import Dispatch
import Foundation

/// What a subject can do to the process that it runs in.
public enum Misdeed: String, CaseIterable, Sendable {
  case none, trap, fatal, trapElsewhere, exit, fail, exitWithHandler, abort, signal, kill
  case recurse, eat
  case loop, sleep, wait, stop, stay
  case closeDescriptors, graze, writeRubbish, printMuch, wander, leaveThread, split, actElsewhere
  case interrupt
  /// What it does depends on the cases before it, or on the real clock.
  case remember, lookAtClock

  /// The id of the subject that does it.
  public var id: String {
    switch self {
    case .loop, .sleep, .wait, .stop, .stay: "slow/\(rawValue)"
    case .interrupt: "user/\(rawValue)"
    case .lookAtClock: "odd/\(rawValue)"
    default: "rash/\(rawValue)"
    }
  }

  /// Does it, and comes back if it leaves the process alive.
  func happen() {
    switch self {
    case .none, .remember, .lookAtClock, .actElsewhere: break
    case .trap: preconditionFailure("\u{1B}[1mthe author's own words")
    case .fatal: fatalError("out of ideas")
    case .trapElsewhere: Self.trapElsewhere()
    case .exit: Foundation.exit(EXIT_SUCCESS)
    case .fail: Foundation.exit(EXIT_FAILURE)
    case .exitWithHandler:
      atexit { Foundation.sleep(1000) }
      _exit(3)
    case .abort: Foundation.abort()
    case .signal: Self.sendSignal()
    case .kill: Foundation.kill(getpid(), SIGKILL)
    case .recurse: Swift.print(Self.depth(from: 0))
    case .eat: Self.eat()
    case .graze: _ = [UInt8](repeating: 1, count: 150 << 20)
    case .loop: while true {}
    case .wait: Dispatch.DispatchSemaphore(value: 0).wait()
    case .sleep: while true { Foundation.sleep(1000) }
    case .stop: raise(SIGSTOP)
    case .stay: Self.stay()
    case .closeDescriptors: for descriptor in Self.descriptors { close(descriptor) }
    case .writeRubbish: for descriptor in Self.descriptors { write(descriptor, "trace 3\nall", 11) }
    case .printMuch:
      for _ in 0..<17 { for descriptor in Int32(1)...2 { Self.print(to: descriptor) } }
    case .wander: Self.wander()
    case .interrupt: Self.interruptCommand()
    case .leaveThread: Thread.detachNewThread { while true { sched_yield() } }
    case .split: _ = fork()
    }
  }

  private static let descriptors: Range<Int32> = 0..<256

  /// Comes back to the main actor on a thread that is not its own.
  private static func trapElsewhere() {
    Thread.detachNewThread { MainActor.assumeIsolated {} }
    Foundation.sleep(1000)
  }

  /// Asks the process to end, which it does on whichever thread takes signals.
  private static func sendSignal() {
    Foundation.kill(getpid(), SIGTERM)
    Foundation.sleep(1000)
  }

  private static func depth(from number: Int) -> Int {
    number < 0 ? number : depth(from: number + 1) + depth(from: number + 2)
  }

  private static func eat() {
    var eaten: [[UInt8]] = []
    while true { eaten.append([UInt8](repeating: 1, count: 1 << 22)) }
  }

  /// Does to the command what a user does who has seen enough: it is the parent of the worker that this
  /// process is forked from.
  private static func interruptCommand() {
    // Read to its end: such a file does not say how long it is.
    let stat = FileHandle(forReadingAtPath: "/proc/\(getppid())/stat")?.readDataToEndOfFile()
    let fields =
      String(decoding: stat ?? Data(), as: UTF8.self).split(separator: ")").last?.split(
        separator: " ") ?? []
    if fields.count > 1, let command = pid_t(fields[1]) { Foundation.kill(command, SIGINT) }
  }

  /// Lets no signal disturb it, and comes to no end.
  private static func stay() {
    var signals = sigset_t()
    sigfillset(&signals)
    sigprocmask(SIG_BLOCK, &signals, nil)
    while true { Foundation.sleep(1000) }
  }

  /// Writes more than is read at once; who reads it sees nothing.
  private static func print(to descriptor: Int32) {
    let line = String(repeating: " ", count: 1 << 12) + "\r"
    write(descriptor, line, line.utf8.count)
  }

  /// Goes elsewhere, and lets nothing disturb it.
  private static func wander() {
    chdir("/")
    for number in [SIGTERM, SIGCHLD, SIGXCPU, SIGPIPE] { Foundation.signal(number, SIG_IGN) }
    atexit { Foundation.sleep(1000) }
  }
}
