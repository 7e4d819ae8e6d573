import Synchronization

/// How many steps walks over views, controllers and presentations took: what work costs, whatever the machine.
enum Steps {
  private static let total = Atomic<Int>(0)

  /// The number so far; none are counted but in debug builds.
  static var count: Int { total.load(ordering: .relaxed) }

  /// Counts one.
  @inline(__always) static func take() {
    #if DEBUG
      total.store(count &+ 1, ordering: .relaxed)
    #endif
  }
}
