import Testing
import UIKit

@MainActor @Suite("Queues, items, groups and semaphores", .serialized) struct DispatchTests {
  @Test("an item that was called off does nothing, and tells those who wait")
  func cancelledItem() {
    Headless.reset()
    var log: [String] = []
    let item = DispatchWorkItem { log.append("work") }
    item.notify(queue: .main) { log.append("told") }
    DispatchQueue.main.async(execute: item)

    item.cancel()
    Headless.settle()

    #expect(item.isCancelled && log == ["told"])
  }

  @Test("an item that is over tells at once, in the next turn")
  func notifiedLate() {
    Headless.reset()
    var told = 0
    let item = DispatchWorkItem {}
    item.perform()

    item.notify(queue: .main) { told += 1 }
    #expect(told == 0)
    Headless.turn()

    #expect(told == 1)
  }

  @Test("a queue stands still while it is suspended, and makes up for it")
  func suspended() {
    Headless.reset()
    let queue = DispatchQueue(label: "own", attributes: .initiallyInactive)
    var log: [Int] = []
    queue.async { log.append(1) }
    queue.asyncAfter(deadline: .now() + 0.5) { log.append(2) }
    Headless.advance(by: 1)
    #expect(log == [])

    queue.activate()
    Headless.settle()

    #expect(log == [1, 2])
  }

  @Test("work is done at once where somebody waits for its answer")
  func sync() {
    Headless.reset()
    let done = DispatchSemaphore(value: 0)
    var count = 0

    let answer = DispatchQueue.global().sync { 7 }
    DispatchQueue.concurrentPerform(iterations: 4) { _ in done.signal() }
    DispatchQueue.main.sync(execute: DispatchWorkItem { count += 1 })

    for _ in 0..<4 { #expect(done.wait(timeout: .now()) == .success) }
    #expect(answer == 7 && count == 1 && done.wait(timeout: .now()) == .timedOut)
  }

  @Test("a group tells when the last piece of work is done")
  func group() {
    Headless.reset()
    let group = DispatchGroup()
    var told: [Double] = []
    for delay in [0.3, 0.1] {
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { group.leave() }
    }

    group.notify(queue: .main) { told.append(Headless.now) }
    Headless.settle()

    #expect(told == [0.3])
  }

  @Test("who waits does what other queues have to do, and leaves the main queue alone")
  func waits() {
    Headless.reset()
    let group = DispatchGroup()
    var log: [String] = []
    DispatchQueue.main.async { log.append("main") }
    DispatchQueue.global().async(group: group) { log.append("one") }
    DispatchQueue(label: "own").async(group: group) { log.append("two") }

    group.wait()
    #expect(log == ["one", "two"])
    Headless.settle()

    #expect(log == ["one", "two", "main"] && Headless.complaints.isEmpty)
  }

  enum Wait: CaseIterable, Sendable { case semaphore, group, item, operations, unbalanced }

  @Test("a wait that would never end is refused, and halts the scene", arguments: Wait.allCases)
  func refused(wait: Wait) {
    Headless.reset()
    let group = DispatchGroup()

    switch wait {
    case .semaphore:
      let semaphore = DispatchSemaphore(value: 1)
      semaphore.wait()
      DispatchQueue.main.async { semaphore.signal() }
      semaphore.wait()
    case .group:
      group.enter()
      group.wait()
    case .item: DispatchWorkItem {}.wait()
    case .operations:
      let waiting = BlockOperation {}
      waiting.addDependency(BlockOperation {})
      OperationQueue().addOperations([waiting], waitUntilFinished: true)
    case .unbalanced: group.leave()
    }

    #expect(Headless.complaints.map(\.effect) == [.raised] && Headless.isHalted)
  }

  @Test("a wait with a limit gives up")
  func timesOut() {
    Headless.reset()
    let semaphore = DispatchSemaphore(value: 0)

    #expect(semaphore.wait(timeout: .now() + 1) == .timedOut)
    semaphore.signal()
    #expect(semaphore.wait(timeout: .now() + 1) == .success)
    #expect(Headless.complaints.isEmpty)
  }

  @Test("points of time can be compared, moved and subtracted")
  func times() {
    Headless.reset()
    Headless.advance(by: 1.5)
    let now = DispatchTime.now()

    #expect(now.uptimeNanoseconds == 1_500_000_000)
    #expect(now + 1 > now && now - .milliseconds(1) < now && now + .never == .distantFuture)
    #expect(now.distance(to: now + 0.25) == .microseconds(250_000))
    #expect(DispatchTime.distantFuture.uptimeNanoseconds == .max)
    #expect(DispatchWallTime.now() + 1 > .now() && DispatchWallTime.now() + .seconds(1) > .now())
  }

  @Test("a source of time fires again and again until it is cancelled, and says so")
  func source() {
    Headless.reset()
    var times: [Double] = []
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.1, repeating: 0.2)
    timer.setEventHandler { times.append(Headless.now) }
    timer.setCancelHandler { times.append(-1) }
    Headless.advance(by: 1)
    #expect(times == [])

    timer.resume()
    Headless.advance(by: 0.5)
    timer.suspend()
    Headless.advance(by: 0.5)
    timer.resume()
    timer.cancel()
    Headless.advance(by: 1)

    #expect(times == [1, 1.1, 1.3, 1.5, -1] && timer.isCancelled)
  }
}
