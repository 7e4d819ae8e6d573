import Synchronization

/// What is read out of texts, each read once however often it is asked for: every type of a library is asked for
/// by every other.
final class ReadOnce<Reading: Sendable>: Sendable {
  private let read: @Sendable (String) -> Reading
  private let known = Mutex<[String: Reading]>([:])

  /// - Parameter read: what reads a text, the same each time.
  init(_ read: @escaping @Sendable (String) -> Reading) {
    self.read = read
  }

  /// What is read out of a text.
  subscript(text: String) -> Reading {
    if let reading = known.withLock({ $0[text] }) { return reading }
    let reading = read(text)
    known.withLock { $0[text] = reading }
    return reading
  }
}
