import UIKit

/// Controllers of which something is known; none is kept, and what comes later at the same address is
/// another one.
@MainActor struct KnownControllers {
  @MainActor private struct Entry {
    @Unkept var controller: UIViewController?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  mutating func insert(_ controller: UIViewController) {
    entries[ObjectIdentifier(controller)] = Entry(controller: controller)
  }

  func contains(_ object: AnyObject) -> Bool {
    entries[ObjectIdentifier(object)]?.controller === object
  }
}
