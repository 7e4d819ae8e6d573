import Foundation

/// What a worker of the command can do in the place of its work, as variables say it: workers are trusted, so
/// nothing that a subject does comes to this.
enum WorkerDeed: String {
  /// It does nothing, or nothing though it is asked to end.
  case sleep, refuse
  /// It is stopped, or killed.
  case stop, kill
  /// It ends as if all were well; another process may stay that has its ways.
  case leave, bequeath
  /// It answers with half of a trace, with what is no record, with what is no answer.
  case tear, forge, babble

  /// The deed that this process is to do, where it is the first worker: it makes a file by which others know.
  static var asked: WorkerDeed? {
    let variables = ProcessInfo.processInfo.environment
    guard CommandLine.arguments.contains("worker"), let mark = variables["UNRULY_MARK"],
      case let descriptor = open(mark, O_CREAT | O_EXCL | O_WRONLY, 0o600), descriptor >= 0
    else { return nil }
    close(descriptor)
    return variables["UNRULY_WORKER"].flatMap(WorkerDeed.init)
  }

  /// Does it once the first question has come.
  func happen() {
    var byte: UInt8 = 0
    while read(STDIN_FILENO, &byte, 1) > 0, byte != UInt8(ascii: "\n") {}
    switch self {
    case .sleep: Self.wait()
    case .refuse:
      for number in [SIGTERM, SIGINT, SIGHUP, SIGPIPE] { signal(number, SIG_IGN) }
      Self.wait()
    case .stop: raise(SIGSTOP)
    case .kill: raise(SIGKILL)
    case .leave: exit(EXIT_SUCCESS)
    case .bequeath: if fork() == 0 { Self.wait() }
    case .tear: Self.say("text 100\ntrace 3")
    case .forge: Self.say("record 2\n{}end\n")
    case .babble: Self.say("all is well\n")
    }
    exit(EXIT_SUCCESS)
  }

  private static func wait() {
    while true { Foundation.sleep(1000) }
  }

  private static func say(_ words: String) { write(STDOUT_FILENO, words, words.utf8.count) }
}
