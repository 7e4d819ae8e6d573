public import Foundation
import VirtualTime

extension NSObject {
  /// Calls a method at once.
  ///
  /// - Returns: nothing; what the method gives back is not known here.
  @discardableResult
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with object: Any? = nil
  ) -> AnyObject? {
    aSelector.perform(on: self, with: object)
    return nil
  }

  /// Calls a method after a while; the object is kept until then, as on a device.
  ///
  /// - Parameter delay: in seconds; with zero it is called in the next turn.
  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    World.current.delayed.perform(aSelector, on: self, with: anArgument, after: delay)
  }

  @preconcurrency @MainActor public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls a method on the main thread: at once where somebody waits, else in the next turn.
  @preconcurrency @MainActor public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      aSelector.perform(on: self, with: arg)
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Calls off what was asked of an object.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any
  ) {
    World.current.delayed.cancel(on: aTarget as AnyObject, nil)
  }

  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    World.current.delayed.cancel(on: aTarget as AnyObject, aSelector)
  }
}

/// The methods that are to be called after a while.
@MainActor final class DelayedCalls {
  private struct Call {
    let target: AnyObject
    let selector: Selector
    let number: Int
    let ticket: Ticket
  }

  private var calls: [Call] = []
  private var lastNumber = 0
  private var turns: TurnLoop { World.current.turns }

  func perform(_ selector: Selector, on target: AnyObject, with argument: Any?, after delay: Double)
  {
    lastNumber += 1
    let number = lastNumber
    let ticket = turns.schedule(
      after: TimeSpan(seconds: delay), lane: .mainQueue, label: "delayed call"
    ) { [weak self] in
      self?.calls.removeAll { $0.number == number }
      selector.perform(on: target, with: argument)
    }
    calls.append(Call(target: target, selector: selector, number: number, ticket: ticket))
  }

  func cancel(on target: AnyObject, _ selector: Selector?) {
    let fits: (Call) -> Bool = {
      $0.target === target && (selector == nil || $0.selector == selector)
    }
    for call in calls where fits(call) { turns.cancel(call.ticket) }
    calls.removeAll(where: fits)
  }

  func retire() {
    calls = []
  }
}
