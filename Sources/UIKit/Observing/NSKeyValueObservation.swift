public import Foundation

/// An observation of a property, which lasts until it is called off or let go.
@preconcurrency @MainActor public final class NSKeyValueObservation: NSObject {
  private weak var object: NSObject?
  private var check: ((NSObject) -> Void)?

  init(of object: NSObject, check: @escaping (NSObject) -> Void) {
    self.object = object
    self.check = check
    super.init()
  }

  deinit {
    MainActor.assumeIsolated { invalidate() }
  }

  /// Ends the observation; nothing is told of any more.
  public func invalidate() {
    check = nil
    object = nil
  }

  /// Whether anything can still be told of.
  var isAlive: Bool { check != nil && object != nil }

  /// Whether it is an object that is watched.
  func watches(_ other: NSObject) -> Bool { object === other }

  /// Tells of a change since the last time, if there is one.
  func tell() {
    guard let object, let check else { return }
    check(object)
  }
}
