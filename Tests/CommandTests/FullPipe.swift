import Foundation
import Testing

/// A pipe that is full, so that whoever writes into it waits until it is drained.
struct FullPipe {
  /// Where it lies.
  let path: String
  private let descriptor: Int32

  /// Makes one in a folder.
  init(in folder: String) throws {
    path = folder + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    // Open for both, so that nobody waits for its other end.
    descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    try #require(descriptor >= 0)
    let line = [UInt8](repeating: UInt8(ascii: "."), count: 1 << 12)
    while write(descriptor, line, line.count) > 0 {}
  }

  /// Takes what is in it.
  func drain() -> String {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let got = read(descriptor, &block, block.count), got > 0 { bytes += block[..<got] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
