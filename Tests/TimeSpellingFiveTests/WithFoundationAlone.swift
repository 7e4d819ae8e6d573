import Foundation

/// The spellings of a file that imports Foundation alone.
enum WithFoundationAlone {
  static let all = [
    Spelling("main.async") { work in DispatchQueue.main.async { work() } },
    Spelling("main.async, execute") { work in DispatchQueue.main.async(execute: work) },
    Spelling("main.async of an item") { work in
      DispatchQueue.main.async(execute: DispatchWorkItem { work() })
    },
    Spelling("global.async") { work in DispatchQueue.global().async { work() } },
    Spelling("global of a quality") { work in
      DispatchQueue.global(qos: .userInitiated).async { DispatchQueue.main.async { work() } }
    },
    Spelling("a queue of one's own") { work in
      DispatchQueue(label: "own", qos: .utility, attributes: .concurrent).async { work() }
    },
    Spelling("async with quality and flags") { work in
      DispatchQueue.main.async(qos: .userInteractive, flags: .barrier) { work() }
    },
    Spelling("asyncAfter a number", due: 0.3) { work in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { work() }
    },
    Spelling("asyncAfter an interval", due: 0.3) { work in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: work)
    },
    Spelling("asyncAfter, the name written out", due: 0.25) { work in
      let deadline = DispatchTime.now() + 0.5 - 0.25
      DispatchQueue.main.asyncAfter(deadline: deadline) { work() }
    },
    Spelling("asyncAfter nanoseconds", due: 0.5) { work in
      let delay = Double(Int64(0.5 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + delay) { work() }
    },
    Spelling("asyncAfter by uptime", due: 0.5) { work in
      let uptime = DispatchTime.now().uptimeNanoseconds + NSEC_PER_SEC / 2
      DispatchQueue.main.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: uptime)) { work() }
    },
    Spelling("asyncAfter by the wall", due: 0.3) { work in
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.3) { work() }
    },
    Spelling("asyncAfter of an item", due: 0.3) { work in
      let item = DispatchWorkItem(qos: .userInteractive) { work() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    },
    Spelling("an item that is notified") { work in
      let item = DispatchWorkItem {}
      item.notify(queue: .main) { work() }
      DispatchQueue.main.async(execute: item)
    },
    Spelling("a group", due: 0.2) { work in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.global().async(group: group) {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { group.leave() }
      group.notify(queue: .main) { work() }
    },
    Spelling("a semaphore that another queue signals") { work in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { semaphore.signal() }
      semaphore.wait()
      DispatchQueue.main.async { work() }
    },
    Spelling("a source", due: 0.4) { work in
      let timer: DispatchSourceTimer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.4)
      timer.setEventHandler {
        work()
        timer.cancel()
      }
      timer.resume()
    },
    Spelling("a scheduled timer", due: 0.3) { work in
      Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in work() }
    },
    Spelling("a timer with a target", due: 0.3) { work in
      Timer.scheduledTimer(
        timeInterval: 0.3, target: Target(work),
        selector: Selector("tick(_:)", Target.tick(_:) as (Target) -> (Timer) -> Void),
        userInfo: nil, repeats: false)
    },
    Spelling("a timer that a loop runs", due: 0.3) { work in
      RunLoop.main.add(Timer(timeInterval: 0.3, repeats: false) { _ in work() }, forMode: .common)
    },
    Spelling("a loop") { work in RunLoop.current.perform { work() } },
    Spelling("a loop that runs for a while", due: 0.2) { work in
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
      DispatchQueue.main.async { work() }
    },
    Spelling("an operation") { work in OperationQueue.main.addOperation { work() } },
    Spelling("operations that depend") { work in
      let (first, second) = (BlockOperation {}, BlockOperation { MainActor.assumeIsolated(work) })
      second.addDependency(first)
      OperationQueue.main.addOperations([second, first], waitUntilFinished: false)
    },
    Spelling("a display link", due: 1 / 60.0) { work in
      let link = CADisplayLink(
        target: Target(work),
        selector: Selector("frame(_:)", Target.frame(_:) as (Target) -> (CADisplayLink) -> Void))
      link.add(to: .main, forMode: .common)
    },
    Spelling("a delayed call", due: 0.3) { work in
      Target(work).perform(Selector("run", Target.run), with: nil, afterDelay: 0.3)
    },
    Spelling("the time itself", due: 0.5) { work in
      let begin = CACurrentMediaTime()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
      if CACurrentMediaTime() - begin == 0.5 { DispatchQueue.main.async { work() } }
    },
  ]
}

@MainActor private final class Target: NSObject {
  private let work: Spelling.Work

  init(_ work: @escaping Spelling.Work) {
    self.work = work
  }

  func tick(_ timer: Timer) { work() }

  func frame(_ link: CADisplayLink) {
    work()
    link.invalidate()
  }

  func run() { work() }
}
