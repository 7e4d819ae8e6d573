import Testing
import UIKit

@MainActor @Suite("Timers", .serialized) struct TimerTests {
  @Test("one that repeats fires at each interval until it is invalidated")
  func repeats() {
    Headless.reset()
    var times: [Double] = []

    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
      times.append(Headless.now)
      if times.count == 3 { timer.invalidate() }
    }
    Headless.settle()

    #expect(times == [0.25, 0.5, 0.75] && !timer.isValid && Headless.now == 0.75)
  }

  @Test("one that does not repeat is over when it has fired")
  func once() {
    Headless.reset()
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in count += 1 }
    #expect(timer.isValid && timer.timeInterval == 0)

    Headless.settle()

    #expect(count == 1 && !timer.isValid && Headless.now == 5)
  }

  @Test("a settling waits for one that repeats only for a while")
  func patience() {
    Headless.reset()
    var count = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in count += 1 }

    #expect(Headless.settle() && Headless.pending == [])
    #expect(Headless.now == 2 && count == 4)
    #expect(Headless.settle() && Headless.now == 2)
    Headless.advance(by: 1)
    #expect(count == 6)

    timer.invalidate()
    Headless.advance(by: 1)
    #expect(count == 6)
  }

  @Test("what else is pending is waited for, and it fires meanwhile")
  func besidesOthers() {
    Headless.reset()
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count += 1 }

    DispatchQueue.main.asyncAfter(deadline: .now() + 9.5) {}
    Headless.settle()

    #expect(Headless.now == 9.5 && count == 9)
  }

  @Test("its target is kept until it is over")
  func target() {
    Headless.reset()
    var log: [String] = []
    var target: Clock? = Clock { log.append($0) }
    weak let kept = target
    let timer = Timer.scheduledTimer(
      timeInterval: 0.1, target: target as Any,
      selector: Selector("tick(_:)", Clock.tick(_:) as (Clock) -> (Timer) -> Void),
      userInfo: "info", repeats: true)

    target = nil
    Headless.advance(by: 0.2)
    #expect(log == ["info", "info"] && kept != nil)
    timer.invalidate()

    #expect(kept == nil && target == nil)
  }

  @Test("it can be put off, stopped and made due by its date")
  func fireDate() {
    Headless.reset()
    var times: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      times.append(Headless.now)
    }
    #expect(timer.fireDate.timeIntervalSinceReferenceDate == 1)

    timer.fireDate = .distantFuture
    Headless.advance(by: 3)
    #expect(times == [])
    timer.fireDate = Date(timeIntervalSinceNow: 0.5)
    Headless.advance(by: 2)
    timer.fireDate = .distantPast
    Headless.turn()

    #expect(times == [3.5, 4.5, 5])
    timer.invalidate()
  }

  @Test("it can be fired by hand")
  func fired() {
    Headless.reset()
    var count = 0
    let timer = Timer(timeInterval: 1, repeats: false) { _ in count += 1 }
    Headless.settle()
    #expect(count == 0 && Headless.now == 0)

    timer.fire()
    timer.fire()

    #expect(count == 1 && !timer.isValid)
  }

  @Test("a loop that runs for a while moves time, and everything that is due with it")
  func loop() {
    Headless.reset()
    var log: [Double] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.append(Headless.now) }

    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.3))
    #expect(Headless.now == 0.3 && log == [0.1])
    RunLoop.current.perform { log.append(-1) }
    RunLoop.current.run(mode: .default, before: .distantFuture)
    #expect(log == [0.1, -1])
    DispatchQueue.main.asyncAfter(deadline: .now() + 7) {}
    RunLoop.main.run(until: .distantFuture)

    #expect(abs(Headless.now - 7.3) < 1e-9)
  }

  @Test("operations run in turn, after those that they depend on, and tell when they are done")
  func operations() {
    Headless.reset()
    var log: [String] = []
    let queue = OperationQueue()
    let first = BlockOperation { MainActor.assumeIsolated { log.append("first") } }
    let second = BlockOperation { MainActor.assumeIsolated { log.append("second") } }
    let third = BlockOperation { MainActor.assumeIsolated { log.append("third") } }
    second.addDependency(first)
    first.completionBlock = { MainActor.assumeIsolated { log.append("done") } }

    queue.addOperation(second)
    queue.addOperation(first)
    queue.addOperation(third)
    third.cancel()
    queue.isSuspended = true
    Headless.settle()
    #expect(log == [] && queue.operationCount == 3)
    queue.isSuspended = false
    Headless.settle()

    #expect(log == ["first", "done", "second"] && queue.operationCount == 0)
  }

  @Test("a delayed call comes when it is due, unless it is called off")
  func delayedCalls() {
    Headless.reset()
    var log: [String] = []
    let clock = Clock { log.append("\($0) at \(Headless.now)") }
    let say = Selector("say(_:)", Clock.say(_:) as (Clock) -> (String) -> Void)

    clock.perform(say, with: "later", afterDelay: 0.5)
    clock.perform(say, with: "soon", afterDelay: 0.1)
    clock.perform(say, with: "now")
    Headless.advance(by: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: clock)
    Headless.settle()
    clock.perform(say, with: "again", afterDelay: 0)
    Headless.settle()

    #expect(log == ["now at 0.0", "soon at 0.1", "again at 0.2"])
  }

  @Test("an observer's method is called until it is taken away or gone, and it is not kept")
  func notifications() {
    Headless.reset()
    let name = Notification.Name("of this test")
    var log: [String] = []
    var clock: Clock? = Clock { log.append($0) }
    let center = NotificationCenter.default
    let hear = Selector("hear(_:)", Clock.hear(_:) as (Clock) -> (Notification) -> Void)
    func observe() {
      if let clock { center.addObserver(clock, selector: hear, name: name, object: nil) }
    }
    observe()
    center.post(name: name, object: nil, userInfo: ["word": "one"])
    #expect(log == ["one"])

    if let clock { center.removeObserver(clock) }
    center.post(name: name, object: nil, userInfo: ["word": "two"])
    observe()
    weak let kept = clock
    clock = nil
    center.post(name: name, object: nil, userInfo: ["word": "three"])

    #expect(log == ["one"] && kept == nil)
  }
}

/// A target of selectors.
@MainActor private final class Clock: NSObject {
  private let write: (String) -> Void

  init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  func tick(_ timer: Timer) { write(timer.userInfo as? String ?? "?") }
  func say(_ word: String) { write(word) }
  func hear(_ note: Notification) { write(note.userInfo?["word"] as? String ?? "?") }
}
