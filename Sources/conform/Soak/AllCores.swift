import Dispatch
import Foundation
import Synchronization

/// Work on all cores at once. The file knows no UIKit, for real time and real threads are meant.
enum AllCores {
  /// Does work once for each core.
  ///
  /// - Parameter work: Does a part; gets its number and how many parts there are.
  /// - Returns: What became of the parts, in any order.
  static func map<Part: Sendable>(_ work: @Sendable (Int, Int) -> Part) -> [Part] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let parts = Mutex<[Part]>([])
    DispatchQueue.concurrentPerform(iterations: cores) { core in
      let part = work(core, cores)
      parts.withLock { $0.append(part) }
    }
    return parts.withLock { $0 }
  }
}
