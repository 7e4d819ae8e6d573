import Foundation
import Synchronization

/// Hands on what asks this process to end, to another one that it waits for.
///
/// A started process has a group of its own, so a terminal's interrupt does not reach it: whatever foreign
/// code it runs would go on when nobody waits any more.
enum SignalForwarding {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The group that is waited for.
  private static let group = Atomic<Int32>(0)

  /// Hands such signals on until it is told to end.
  ///
  /// - Parameter leader: The process that the group is called after.
  static func begin(to leader: Int32) {
    group.store(leader, ordering: .relaxed)
    for number in signals {
      signal(number) { kill(-SignalForwarding.group.load(ordering: .relaxed), $0) }
    }
  }

  /// Ends it: such a signal ends this process again.
  static func end() {
    for number in signals { signal(number, SIG_DFL) }
  }
}
