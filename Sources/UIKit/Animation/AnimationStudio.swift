import CoreGraphics
import QuartzCore
import VirtualTime

/// Where animations are made: it notes what changes while an animating method's block runs.
@MainActor final class AnimationStudio {
  /// Whether blocks animate at all.
  var isEnabled = true
  /// The run whose block is executing; the innermost.
  private var recording: AnimationRun?
  /// The clock that new runs begin on; a transition's, while its animator is asked.
  private var timeline: AnimationTimeline?
  /// Runs that have not ended, in the order in which they began.
  private var live: [AnimationRun] = []
  private var isLooking = false

  /// What hears of every view's layer, in this scene and in all that follow.
  static let watch = LayerWatch(
    willChange: { layer, key, old, new in
      guard old != new else { return }
      World.current.animations.recording?.note(
        AnimationRun.Change(layer: layer, key: key, old: old))
    },
    didResize: { layer, old in (layer.owner as? UIView)?.resizeSubviews(from: old) },
    didInvalidateLayout: { layer in (layer.owner as? UIView)?.incurLayout() },
    time: { World.current.turns.now.seconds })

  // MARK: - Clocks

  /// Lets new runs begin on a clock while a block executes.
  func recording<Value>(on timeline: AnimationTimeline, _ block: () -> Value) -> Value {
    let previous = self.timeline
    self.timeline = timeline
    defer { self.timeline = previous }
    return block()
  }

  // MARK: - Runs

  /// Executes a block as an animation, and tells when it is over.
  ///
  /// What has no length or changes nothing is over at the beginning of the next turn, as the
  /// documentation of the completion says for a duration of zero.
  func animate(_ plan: AnimationPlan, _ block: () -> Void) {
    let outer = recording
    let run = AnimationRun(
      duration: plan.keepsDuration ? plan.duration : outer?.duration ?? plan.duration,
      delay: outer?.delay ?? plan.delay,
      repeatsForever: plan.repeatsForever, completion: plan.completion)
    run.takesTimeAnyway = plan.takesTimeAnyway
    record(into: isEnabled ? run : nil, block)
    start(run)
  }

  private func start(_ run: AnimationRun) {
    guard isEnabled, !run.isOverAtOnce else {
      World.current.turns.enqueue { run.complete(finished: true) }
      return
    }
    run.noteBeginning()
    live.append(run)
    if run.repeatsForever { lookForInterrupted() }
    (timeline ?? AnimationTimeline()).add(run)
  }

  /// Ends everything that runs before its time; what runs back is back at once.
  func interruptAll() {
    for run in live {
      if run.timeline?.isRunningBack == true { run.revert() }
      run.interrupt()
    }
  }

  /// Lets go of what runs; nobody is told.
  func retire() {
    let ended = live
    live = []
    withExtendedLifetime(ended) {}
  }

  func forget(_ run: AnimationRun) {
    live.drop(run)
  }

  /// After the commit, ends the animations whose views are in no window any more. (Inferred.)
  ///
  /// A view that was only put elsewhere is in one again by then. What never was in a window runs on,
  /// unless it would do so forever.
  func lookForInterrupted() {
    guard !live.isEmpty, !isLooking else { return }
    isLooking = true
    World.current.turns.afterCommit {
      self.isLooking = false
      for run in self.live where (run.beganInWindow || run.repeatsForever) && run.isOutOfSight {
        run.interrupt()
      }
    }
  }

  /// Executes a block whose changes belong to a run, or to none.
  func record(into run: AnimationRun?, _ block: () -> Void) {
    let previous = recording
    recording = run
    Self.watch.listensForChanges = run != nil
    block()
    recording = previous
    Self.watch.listensForChanges = previous != nil
  }

  /// Executes a block whose changes are not animated.
  func withoutAnimation(_ block: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    record(into: nil, block)
    isEnabled = wasEnabled
  }

  /// Executes a part of an animation with key frames; its changes belong to the run around it.
  func keyframe(_ block: () -> Void) {
    block()
  }

  /// Whether changes made now would be animated.
  var isRecording: Bool { recording != nil }
  var inheritedDuration: TimeSpan { recording?.duration ?? .zero }
}

/// What an animating method was asked for.
struct AnimationPlan {
  var duration: TimeSpan
  var delay = TimeSpan.zero
  /// Whether the length counts even inside of another animation.
  var keepsDuration = false
  var repeatsForever = false
  var takesTimeAnyway = false
  var completion: ((Bool) -> Void)?
}
