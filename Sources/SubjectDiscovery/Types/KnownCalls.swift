import Synchronization

/// The names before brackets in pieces of code, each looked through once: every type is asked for by every other.
final class KnownCalls: Sendable {
  private let names = Mutex<[String: Set<String>]>([:])

  /// The names of all that is called in a piece of code.
  func names(in code: String) -> Set<String> {
    if let known = names.withLock({ $0[code] }) { return known }
    let found = CallText.names(in: [code])
    names.withLock { $0[code] = found }
    return found
  }
}
