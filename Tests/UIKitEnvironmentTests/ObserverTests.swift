import Testing
import UIKit

@Suite("Observers with methods", .serialized) @MainActor struct ObserverTests {
  private static let name = NSNotification.Name("Something")

  @Test("a method is called for each notification of its name, until it is removed")
  func observes() {
    Headless.reset()
    let log = NotificationLog([Self.name])

    NotificationCenter.default.post(name: Self.name, object: nil)
    NotificationCenter.default.post(name: NSNotification.Name("Other"), object: nil)
    log.end()
    NotificationCenter.default.post(name: Self.name, object: nil)

    #expect(log.names == ["Something"])
  }

  @Test("removing one name leaves the others")
  func removesOneName() {
    Headless.reset()
    let other = NSNotification.Name("Other")
    let log = NotificationLog([Self.name, other])
    defer { log.end() }

    NotificationCenter.default.removeObserver(log, name: Self.name, object: nil)
    NotificationCenter.default.post(name: Self.name, object: nil)
    NotificationCenter.default.post(name: other, object: nil)

    #expect(log.names == ["Other"])
  }

  @Test("an observer outlives a reset, and can be removed after it")
  func reset() {
    Headless.reset()
    let log = NotificationLog([Self.name])
    Headless.reset()

    NotificationCenter.default.post(name: Self.name, object: nil)
    log.end()
    NotificationCenter.default.post(name: Self.name, object: nil)

    #expect(log.names == ["Something"])
  }

  @Test("an observer is not kept, and one that is gone is not called")
  func notKept() {
    Headless.reset()
    var log: NotificationLog? = NotificationLog([Self.name])
    weak let observer = log
    log = nil

    NotificationCenter.default.post(name: Self.name, object: nil)

    #expect(observer == nil)
    #expect(log == nil)
  }

  @Test("tokens of blocks are removed as ever")
  func tokens() {
    Headless.reset()
    let calls = Calls()
    let token = NotificationCenter.default.addObserver(
      forName: Self.name, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { calls.count += 1 } }

    NotificationCenter.default.post(name: Self.name, object: nil)
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: Self.name, object: nil)

    #expect(calls.count == 1)
  }
}

@MainActor private final class Calls {
  var count = 0
}
