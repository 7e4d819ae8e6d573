import Foundation
import ParentBond

/// A process that this one forked or started, which leads a group of its own unless told otherwise.
package struct StartedProcess: Sendable {
  private let id: pid_t
  /// How many megabytes of memory the system takes for its own that were this process's, since it was started
  /// in them.
  private let inherited: Int

  /// Forks this process, which does some work there and ends. It must be called from the only thread of a process.
  ///
  /// What was forked is killed when this process ends, however that comes about. What it forks itself is not: the
  /// system knows a process's parent alone. `end` reaches that, as far as it stays in the group.
  ///
  /// - Parameters:
  ///   - leadsGroup: Whether it leads a group of its own.
  ///   - work: What is done there.
  /// - Returns: None where it cannot be forked.
  package init?(leadingGroup leadsGroup: Bool = true, forking work: () -> Never) {
    let parent = getpid()
    let child = fork()
    guard child >= 0 else { return nil }
    // Both set it, so that it is set whoever comes first.
    if leadsGroup { setpgid(child, child) }
    if child == 0 {
      guard endWithParent(parent) else { _exit(EXIT_FAILURE) }
      work()
    }
    id = child
    inherited = 0
  }

  /// Starts a program in a group of its own: an interruption from the keyboard is for this process alone.
  ///
  /// - Parameters:
  ///   - path: Where the program lies.
  ///   - arguments: What it is called with.
  ///   - variables: Its environment.
  ///   - descriptors: The descriptors that it gets, one after the other.
  ///   - isAlone: Whether it gets no others, whoever has left them open.
  /// - Returns: None where it cannot be started.
  package init?(
    _ path: String, _ arguments: [String], variables: [String: String],
    descriptors: [(own: Int32, its: Int32)], alone isAlone: Bool = false
  ) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (own, its) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, its) }
    let last = descriptors.map(\.its).max() ?? STDERR_FILENO
    for other in isAlone ? Self.openDescriptors : [] where other > last {
      posix_spawn_file_actions_addclose(&actions, other)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var variables = variables
    // To find where a crash stood takes long, and its words tell.
    variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? "enable=no"
    let texts = variables.map { "\($0)=\($1)" }
    let started = Self.withWords([path] + arguments) { words in
      Self.withWords(texts) { variables in
        var id: pid_t = 0
        let code = posix_spawn(&id, path, &actions, &attributes, words, variables)
        return code == 0 ? id : nil
      }
    }
    guard let started else { return nil }
    id = started
    var usage = rusage()
    inherited = getrusage(RUSAGE_SELF.rawValue, &usage) == 0 ? usage.ru_maxrss >> 10 : 0
  }

  /// The descriptors that this process has open.
  private static var openDescriptors: [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return (names ?? []).compactMap { Int32($0) }
  }

  /// Whether it has ended; it stays known until its status is taken.
  package var hasEnded: Bool {
    if case .known = ProcessEnding(of: id) { true } else { false }
  }

  /// What it has done so far.
  package var work: ProcessWork { ProcessWork(of: id) }

  /// Asks it to end; one that has not within a grace is ended, with all that it started in its group.
  package func terminate(within grace: Duration = .seconds(2)) {
    kill(id, SIGTERM)
    let deadline = SuspendingClock.now + grace
    var pause: UInt32 = 500
    while !hasEnded, SuspendingClock.now < deadline {
      usleep(pause)
      pause = min(pause * 2, 50_000)
    }
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
  }

  /// Ends it with all that it started in its group, unless it has ended, and says how it did.
  ///
  /// - Parameter limits: What it may have used.
  package func end(_ limits: CaseLimits) -> CaseEnding {
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    return CaseEnding(status, usage, limits, inherited: inherited)
  }

  /// Lends texts in the form that the system takes.
  private static func withWords<Value>(
    _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    let words = texts.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    return words.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else {
        preconditionFailure("it ends with an empty word")
      }
      return body(first)
    }
  }
}
