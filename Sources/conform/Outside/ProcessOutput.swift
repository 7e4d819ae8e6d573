import CaseProcesses
import Foundation

/// What another process writes, as long as it runs.
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
        if found == 0, ProcessEnding(of: id) != .none { silence += 1 }
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
}
