import Foundation
import Synchronization

/// A process of this executable that works for this one, with the ways to it and from it.
struct WorkerProcess: ~Copyable {
  /// Where questions are written to, and where answers and problems are read from.
  let questions, answers, problems: Int32
  private let id: pid_t

  /// One start at a time: what is between two calls would otherwise be given to another worker, and its end
  /// not be seen.
  private static let starting = Mutex(())

  /// Starts the process.
  ///
  /// - Parameter arguments: What it is called with.
  /// - Returns: None where it cannot be started.
  init?(_ arguments: [String]) {
    let started = Self.starting.withLock { _ in Self.start(arguments) }
    guard let started else { return nil }
    (id, questions, answers, problems) = started
    // Whatever is in there is taken at once, and never waited for.
    _ = fcntl(problems, F_SETFL, O_NONBLOCK)
  }

  /// Ends the process: it has nobody to work for.
  deinit {
    close(questions)
    close(answers)
    close(problems)
    // It has no more questions, and ends a case that is under way.
    kill(id, SIGTERM)
    while waitpid(id, nil, 0) < 0, errno == EINTR {}
  }

  // MARK: - Starting

  private typealias Started = (id: pid_t, questions: Int32, answers: Int32, problems: Int32)

  private static func start(_ arguments: [String]) -> Started? {
    guard let path = Bundle.main.executablePath else { return nil }
    var ways: [Way] = []
    for _ in 0..<3 {
      guard let way = Way() else {
        for way in ways { way.close() }
        return nil
      }
      ways.append(way)
    }
    let (questions, answers, problems) = (ways[0], ways[1], ways[2])
    let id = spawn(
      path, arguments,
      [
        (questions.reading, STDIN_FILENO), (answers.writing, STDOUT_FILENO),
        (problems.writing, STDERR_FILENO),
      ])
    close(questions.reading)
    close(answers.writing)
    close(problems.writing)
    guard let id else {
      for descriptor in [questions.writing, answers.reading, problems.reading] {
        close(descriptor)
      }
      return nil
    }
    return (id, questions.writing, answers.reading, problems.reading)
  }

  /// Starts a program in a group of its own: an interruption from the keyboard is for this process alone, with
  /// whose end the other one's comes.
  private static func spawn(
    _ path: String, _ arguments: [String], _ descriptors: [(own: Int32, its: Int32)]
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (own, its) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, its) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var variables = ProcessInfo.processInfo.environment
    // To find where a crash stood takes long, and its words tell.
    variables["SWIFT_BACKTRACE"] = variables["SWIFT_BACKTRACE"] ?? "enable=no"
    variables[EndNote.variable] = nil
    let texts = variables.map { "\($0)=\($1)" }
    return withWords([path] + arguments) { words in
      withWords(texts) { variables in
        var id: pid_t = 0
        let code = posix_spawn(&id, path, &actions, &attributes, words, variables)
        return code == 0 ? id : nil
      }
    }
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

/// A pipe of which no other program gets an end unless it is given one.
private struct Way {
  let reading, writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func close() {
    Foundation.close(reading)
    Foundation.close(writing)
  }
}
