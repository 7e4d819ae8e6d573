import Foundation

/// What another process writes, as long as it runs, and how it ends.
///
/// Something that it has started may live on, and keep its streams open, for as long as it likes: nobody waits
/// for that. The library's own class does, which takes a process for running as long as any of its heirs is.
struct ProcessOutput {
  private let id: Int32
  private let stream: FileHandle

  /// For how long one waits for the next words before one looks whether the process has ended, in milliseconds.
  private static let pause: Int32 = 100
  /// How many such pauses without a word there are behind its end until nothing more is expected.
  private static let pausesBehindEnd = 10

  /// - Parameters:
  ///   - id: The process.
  ///   - stream: Where that can be read which it writes.
  init(of id: Int32, from stream: FileHandle) {
    self.id = id
    self.stream = stream
  }

  /// Reads until nobody can write any more, or the process has ended and nothing comes for a second.
  ///
  /// - Parameter tell: Is told each piece as it comes.
  func read(_ tell: (Data) -> Void) -> Data {
    var output = Data()
    var silence = 0
    while silence < Self.pausesBehindEnd {
      var way = pollfd(fd: stream.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let found = poll(&way, 1, Self.pause)
      guard found > 0 else {
        if found == 0, Self.ending(of: id, WNOHANG) != .none { silence += 1 }
        continue
      }
      let piece = stream.availableData
      guard !piece.isEmpty else { break }
      silence = 0
      output += piece
      tell(piece)
    }
    return output
  }

  /// Waits until a process has ended, whatever it has started lives on.
  ///
  /// - Returns: Its exit status, for a signal 128 and the signal's number, as a shell says; none where somebody
  ///   has taken note of its end before.
  static func status(of id: Int32) -> Int32? {
    if case .known(let status) = ending(of: id, 0) { status } else { nil }
  }

  /// How a process ended.
  private enum Ending: Equatable {
    /// It runs.
    case none
    /// It has, and somebody has taken note of how.
    case noted
    case known(Int32)
  }

  /// - Parameter options: Whether to wait for it.
  private static func ending(of id: Int32, _ options: Int32) -> Ending {
    var info = siginfo_t()
    var answer: Int32
    repeat {
      answer = waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT | options)
    } while answer != 0 && errno == EINTR
    guard answer == 0 else { return .noted }
    let child = info._sifields._sigchld
    guard child.si_pid == id else { return .none }
    return .known(info.si_code == Int32(CLD_EXITED) ? child.si_status : 128 + child.si_status)
  }
}
