import Foundation

/// Single keys of a terminal.
///
/// Only while a key is waited for, the terminal hands on each key at once and shows none. Signals that end or stop
/// the process are held back meanwhile: before one takes effect the terminal is as it was.
struct TerminalKeys {
  private let descriptor: Int32

  /// - Returns: The keys; none where input and output are not both of a terminal.
  init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    guard isatty(input) == 1, isatty(output) == 1 else { return nil }
    descriptor = input
  }

  /// The signals by which a user, a terminal or the system ends or stops a process.
  private static let held = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]
  /// How often it is looked whether a signal came, in milliseconds.
  private static let pause: Int32 = 50

  /// Waits for a key.
  ///
  /// - Returns: The key; none where no more can come.
  func next() -> UInt8? {
    while true {
      var usual = termios()
      guard tcgetattr(descriptor, &usual) == 0 else { return nil }
      var before = sigset_t()
      var held = Self.heldSignals
      pthread_sigmask(SIG_BLOCK, &held, &before)
      // What was held back already, nobody waits for.
      let mattering = Self.held.filter { sigismember(&before, $0) == 0 }
      let outcome = waitForKey(usual, orFor: mattering)
      tcsetattr(descriptor, TCSANOW, &usual)
      // What was held back takes effect here. A process that was only stopped goes on, and waits again.
      pthread_sigmask(SIG_SETMASK, &before, nil)
      switch outcome {
      case .key(let key): return key
      case .end: return nil
      case .signal: continue
      }
    }
  }

  private enum Outcome {
    case key(UInt8), signal, end
  }

  private func waitForKey(_ usual: termios, orFor signals: [Int32]) -> Outcome {
    var raw = usual
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { return .end }
    while true {
      if Self.isPending(signals) { return .signal }
      var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let answer = poll(&question, 1, Self.pause)
      if answer == 0 || answer < 0 && errno == EINTR { continue }
      guard answer > 0 else { return .end }
      var key: UInt8 = 0
      let count = read(descriptor, &key, 1)
      if count < 0, errno == EINTR { continue }
      return count == 1 ? .key(key) : .end
    }
  }

  private static var heldSignals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in held { sigaddset(&set, signal) }
    return set
  }

  private static func isPending(_ signals: [Int32]) -> Bool {
    var set = sigset_t()
    sigpending(&set)
    return signals.contains { sigismember(&set, $0) == 1 }
  }
}
