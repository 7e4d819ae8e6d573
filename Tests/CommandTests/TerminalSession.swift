import Foundation

/// A program in a terminal of its own, that is typed into and looked at.
final class TerminalSession {
  private let master: Int32
  /// The program's side of the terminal, which stays open to be asked how it is set.
  private let terminal: Int32
  private let process = Process()
  /// What was printed until now.
  private(set) var text = ""

  /// What the system's headers call TIOCSPTLCK and TIOCGPTN, which Swift does not see.
  private static let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
  /// How long a reader waits at most for what is to come, in looks of a tenth of a second each.
  private static let patience = 300

  /// Starts a program; nothing where there is no terminal to be had.
  init?(_ command: BuiltCommand, _ arguments: [String]) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (isLocked, number): (Int32, UInt32) = (0, 0)
    guard master >= 0, ioctl(master, Self.setLock, &isLocked) == 0,
      ioctl(master, Self.getNumber, &number) == 0
    else { return nil }
    terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    process.executableURL = command.location
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: command.directory)
    // In a terminal Swift would answer a quit with a trace of its calls, and take minutes for it.
    let plain = ["PATH": "/usr/bin:/bin", "TERM": "dumb", "SWIFT_BACKTRACE": "enable=no"]
    process.environment = plain.merging(command.environment) { $1 }
    let end = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
    (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
    // A process inherits which signals a thread of the tests holds back, and which are ignored there.
    let ignored = [SIGINT, SIGTERM, SIGHUP, SIGQUIT].map { ($0, signal($0, SIG_DFL)) }
    defer { for (number, handler) in ignored { signal(number, handler) } }
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
    close(terminal)
  }

  /// How the program ended; none while it runs.
  var ending: (reason: Process.TerminationReason, status: Int32)? {
    process.isRunning ? nil : (process.terminationReason, process.terminationStatus)
  }

  /// Whether the terminal hands on each key at once, and shows none.
  var isRaw: Bool {
    var settings = termios()
    guard tcgetattr(terminal, &settings) == 0 else { return false }
    return settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
  }

  /// Types.
  func type(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Sends the program a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Takes in what is printed until something holds.
  ///
  /// - Returns: Whether it did before patience was over.
  func wait(until holds: () -> Bool) -> Bool {
    for _ in 0..<Self.patience {
      drain()
      if holds() { return true }
    }
    return false
  }

  private func drain() {
    var question = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&question, 1, 100) > 0 {
      var part = [UInt8](repeating: 0, count: 4096)
      let count = read(master, &part, part.count)
      guard count > 0 else { return }
      text += String(decoding: part[..<count], as: UTF8.self)
    }
  }
}
