import QuartzCore
import VirtualTime

/// One call of an animating method: the changes it made, its length, and whom to tell.
@MainActor final class AnimationRun {
  /// A change of one property of one layer.
  struct Change {
    let layer: CALayer
    let key: LayerKey
    let old: LayerValue
  }

  let duration: TimeSpan
  let delay: TimeSpan
  /// Whether it never ends by itself.
  let repeatsForever: Bool
  /// Whether it takes its time although nothing changed.
  var takesTimeAnyway = false
  private(set) var changes: [Change] = []
  private var completion: ((Bool) -> Void)?
  private let cause: Cause
  /// When it began, on its clock.
  var begin = TimeSpan.zero
  var ticket: Ticket?
  /// The clock that it runs on.
  weak var timeline: AnimationTimeline?
  /// Whether a view that it changes was in a window when it began.
  private(set) var beganInWindow = false

  init(
    duration: TimeSpan, delay: TimeSpan, repeatsForever: Bool, completion: ((Bool) -> Void)?
  ) {
    self.duration = max(duration, .zero)
    self.delay = delay
    self.repeatsForever = repeatsForever
    self.completion = completion
    cause = World.current.cause
  }

  /// When it ends, on its clock; never, where it repeats.
  var end: TimeSpan? {
    guard !repeatsForever else { return nil }
    return begin.adding(max(delay, .zero)).adding(duration)
  }

  /// Whether it takes no time: it has no length, or nothing to change.
  var isOverAtOnce: Bool {
    duration == .zero && delay <= .zero || changes.isEmpty && !takesTimeAnyway
  }

  /// Whether no view that it changes is in a window.
  var isOutOfSight: Bool {
    !changes.contains { ($0.layer.owner as? UIView)?.window != nil }
  }

  func noteBeginning() {
    beganInWindow = !isOutOfSight
  }

  func note(_ change: Change) {
    changes.append(change)
  }

  /// Gives every property the value that it had before.
  func revert() {
    for change in changes.reversed() { change.layer.set(change.key, to: change.old) }
  }

  /// Ends before its time.
  func interrupt() {
    if let timeline { timeline.interrupt(self) } else { complete(finished: false) }
  }

  /// Tells whoever asked, once.
  func complete(finished: Bool) {
    World.current.animations.forget(self)
    let completion = completion
    self.completion = nil
    guard let completion else { return }
    World.current.acting(as: cause) { completion(finished) }
  }
}
