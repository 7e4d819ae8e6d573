/// How many steps walks over views, controllers and presentations took: what work costs, whatever the machine.
package enum Steps {
  /// The number so far; none are counted but in debug builds, and none elsewhere than on the main actor.
  package private(set) nonisolated(unsafe) static var count = 0

  /// Counts one.
  @inline(__always) static func take() {
    #if DEBUG
      count += 1
    #endif
  }
}
