import Foundation
import TransitionCertification

/// The ways between a worker and the process that it works for, as the worker has them.
///
/// It is started with questions on its standard input and answers on its standard output. It moves both to
/// descriptors that no case gets, and puts there what every case may use: nothing to read, and the way of
/// problems to write to.
struct WorkerWays {
  private let questions: Int32
  private let answers: Int32

  /// Moves the ways; none where that does not work.
  init?() {
    // What was printed before would be printed again by each process that is forked.
    fflush(nil)
    questions = dup(STDIN_FILENO)
    answers = dup(STDOUT_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    guard questions >= 0, answers >= 0, nothing >= 0,
      dup2(nothing, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else { return nil }
    Foundation.close(nothing)
  }

  /// Closes the ways, in a process that is not to have them.
  func close() {
    Foundation.close(questions)
    Foundation.close(answers)
  }

  /// Whether nobody is left to be answered: whoever asked was ended, in whichever way.
  var isAbandoned: Bool {
    var way = pollfd(fd: questions, events: 0, revents: 0)
    return poll(&way, 1, 0) > 0 && way.revents & Int16(POLLHUP) != 0
  }

  /// The next line; none once nobody asks any more.
  func nextQuestion() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let got = read(questions, &byte, 1)
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }

  /// Answers a question, or a part of it.
  ///
  /// - Returns: Whether somebody was there to take the answer.
  func answer(_ bytes: [UInt8]) -> Bool { FileBytes.writeAll(bytes, to: answers) == 0 }
}
