/// The animations that a completion block waits for.
package final class TransactionGroup {
  private var completion: (() -> Void)?
  private var running = 0
  private var isSealed = false

  init(completion: @escaping () -> Void) {
    self.completion = completion
  }

  /// An animation belongs to it.
  package func enter() {
    running += 1
  }

  /// An animation of it is over; the last one of a group that takes no more lets the block run.
  package func leave() {
    running -= 1
    if isSealed, running == 0 { complete() }
  }

  /// Takes no more animations.
  ///
  /// - Parameter later: what runs the block if there were none.
  func seal(later: (@escaping () -> Void) -> Void) {
    isSealed = true
    guard running == 0 else { return }
    later { self.complete() }
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?()
  }
}
