import Foundation

/// A pipe of which no other program gets an end unless it is given one.
package struct Way {
  /// Its two ends.
  package let reading, writing: Int32

  /// Makes one; none where that does not work.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Closes both ends.
  package func close() {
    Foundation.close(reading)
    Foundation.close(writing)
  }
}
