import Foundation

/// A file that is read piece by piece, from its beginning to its end.
final class FilePieces {
  /// Whether something could not be read: then the pieces are not the whole file.
  private(set) var isBroken = false
  private let descriptor: Int32

  /// How many bytes a piece has at most.
  private static let length = 1 << 16

  /// Opens a file; none where it is none, or cannot be opened.
  ///
  /// - Parameter smallest: How many bytes it has to have at least.
  init?(_ path: String, ofAtLeast smallest: Int = 0) {
    var info = stat()
    // Before it is opened: who opens a pipe and leaves it may lose what somebody is about to write into it.
    guard stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size >= smallest
    else { return nil }
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The next piece; empty behind the last.
  func next() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Self.length) { buffer, filled in
      var got = read(descriptor, buffer.baseAddress, Self.length)
      while got < 0, errno == EINTR { got = read(descriptor, buffer.baseAddress, Self.length) }
      isBroken = isBroken || got < 0
      filled = max(0, got)
    }
  }
}
