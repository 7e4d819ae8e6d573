import Foundation
import Synchronization
import TransitionCertification

/// Sees to it that a case that ends the process that tests run in is named, and that the end is a failure.
///
/// The last words of the process say which case it was at. Who calls `exit` does not end it well, whatever the
/// status; only `_exit` and a signal that cannot be caught go unnoticed.
@MainActor enum CaseGuard {
  /// Runs cases under its eyes.
  static func watching(_ record: @escaping CaseRecorder) -> CaseRecorder {
    { subject, scenario, profile in
      watch()
      LastNote.put(CaseID(subject: subject.id, scenario: scenario.id))
      defer { LastNote.clear() }
      return record(subject, scenario, profile)
    }
  }

  private static var isWatching = false

  /// The signals of errors that end a process.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  private static func watch() {
    LastNote.makeStack()
    guard !isWatching else { return }
    isWatching = true
    atexit {
      guard LastNote.isUnderWay else { return }
      LastNote.write()
      _exit(EXIT_FAILURE)
    }
    for number in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        LastNote.write()
        // Whoever saw to it before does so now.
        LastNote.restore(number)
        raise(number)
      }
      action.sa_flags = SA_ONSTACK
      var before = sigaction()
      guard sigaction(number, &action, &before) == 0 else { continue }
      LastNote.keep(before, for: number)
    }
  }
}

/// What is written when the process ends, ready before, since nothing can be made in a handler of signals.
private enum LastNote {
  private static let capacity = 1 << 10
  private static let stackSize = 1 << 16
  private static let length = Atomic<Int>(0)
  nonisolated private static let text = Room<UInt8>(capacity)
  nonisolated private static let actions = Room<sigaction>(65)
  nonisolated private static let stack = Room<UInt8>(stackSize)

  /// Memory that stays.
  private struct Room<Element>: @unchecked Sendable {
    let start: UnsafeMutablePointer<Element>

    init(_ count: Int) {
      start = .allocate(capacity: count)
    }
  }

  /// Says which case is under way.
  static func put(_ id: CaseID) {
    let words = "error: \(id) was under way when the process of the tests ended\n"
    let bytes = Array(words.utf8.prefix(capacity))
    text.start.update(from: bytes, count: bytes.count)
    length.store(bytes.count, ordering: .releasing)
  }

  /// Says that none is.
  static func clear() { length.store(0, ordering: .releasing) }

  static var isUnderWay: Bool { length.load(ordering: .acquiring) > 0 }

  static func write() {
    let count = length.load(ordering: .acquiring)
    if count > 0 { _ = Foundation.write(STDERR_FILENO, text.start, count) }
  }

  static func keep(_ action: sigaction, for number: Int32) {
    (actions.start + Int(number)).initialize(to: action)
  }

  static func restore(_ number: Int32) { sigaction(number, actions.start + Int(number), nil) }

  /// Gives the thread a stack for the handler of signals: its own may be full.
  static func makeStack() {
    var before = stack_t()
    guard sigaltstack(nil, &before) == 0, before.ss_flags & Int32(SS_DISABLE) != 0 else {
      return
    }
    var own = stack_t(ss_sp: stack.start, ss_flags: 0, ss_size: stackSize)
    sigaltstack(&own, nil)
  }
}
