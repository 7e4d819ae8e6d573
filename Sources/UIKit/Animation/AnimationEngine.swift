import CoreGraphics
import QuartzCore
import VirtualTime

/// Where animations are made: it notes what changes while an animating method's block runs.
@MainActor final class AnimationEngine {
  /// Whether blocks animate at all.
  var isEnabled = true
  /// Whether the clock of any layer was ever set; until then all layers go by the host's time.
  private(set) var knowsLayerClocks = false
  /// The run whose block is executing; the innermost.
  @exclusivity(unchecked) private var recording: AnimationRun?
  /// The clock that new runs begin on; a transition's, while its animator is asked.
  private(set) var timeline: AnimationTimeline?
  /// The clock of all that goes by the host's time, and always will.
  private let hostTimeline = AnimationTimeline.host()
  /// Runs that have not ended, in the order in which they began.
  @exclusivity(unchecked) private var live = RunList()
  private let byLayer = LayerIndex()
  private var lastNumber = 0
  /// The animations that were begun and are not committed, the innermost last.
  var openAnimations: [OpenAnimation] = []
  @exclusivity(unchecked) private var isLooking = false
  /// Whether somebody watches the scene, and is told of changes outside of animations too.
  var isObserved = false {
    didSet { listen() }
  }
  /// Whether what changes now follows from a layout.
  var isFollowing = false
  /// Whether somebody is told that the surroundings change, and may let what he shows follow them.
  var isTellingOfSurroundings = false
  /// How many runs of others than the host move each layer, while somebody watches.
  var moving: [ObjectIdentifier: Int] = [:]

  /// What hears of every view's layer, in this scene and in all that follow.
  static let watch = LayerWatch(
    willChange: { layer, key, old, new in
      // Of what the host changes outside of animations nobody wants to know.
      guard World.current.animations.isRecording || World.current.cause.agent != .host else {
        return
      }
      World.current.animations.willChange(layer, key, from: old, to: new)
    },
    willReplace: { layer, part in World.current.animations.observe(layer, part) },
    didResize: { layer, old in (layer.owner as? UIView)?.resizeSubviews(from: old) },
    didInvalidateLayout: { layer in (layer.owner as? UIView)?.incurLayout() },
    didChangeClock: { layer in World.current.animations.clockDidChange(layer) },
    present: { model, copy in World.current.animations.show(model, in: copy) },
    didAddAnimation: { layer, kept in World.current.animations.begin(kept, on: layer) },
    didDropAnimations: { layer, key, dropped in
      World.current.animations.didDrop(dropped, of: key, on: layer)
    },
    time: { World.current.turns.now.seconds })

  private func willChange(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue
  ) {
    guard old != new, let view = layer.owner as? UIView else { return }
    recording?.note(layer, key, from: old, to: new, followingLayout: isFollowing)
    if isObserved { observe(layer, of: view, key, in: recording) }
  }

  // MARK: - Clocks

  /// Lets new runs begin on a clock while a block executes.
  func recording<Value>(on timeline: AnimationTimeline?, _ block: () -> Value) -> Value {
    let previous = self.timeline
    self.timeline = timeline
    defer { self.timeline = previous }
    return block()
  }

  /// A layer's own time.
  func time(of layer: CALayer) -> TimeSpan {
    TimeSpan(seconds: layer.convertTime(World.current.turns.now.seconds, from: nil))
  }

  /// How much of a layer's time goes by in a second of the host's.
  func speed(of layer: CALayer) -> Double {
    var speed = 1.0
    var next: CALayer? = layer
    while let layer = next {
      speed *= Double(layer.speed)
      next = layer.outerLayer
    }
    return speed
  }

  private func clockDidChange(_ layer: CALayer) {
    knowsLayerClocks = true
    for run in live.all { run.timeline?.schedule(run) }
  }

  // MARK: - Runs

  /// Executes a block as an animation, and tells when it is over.
  ///
  /// What has no length or changes nothing is over at the beginning of the next turn, as the
  /// documentation of the completion says for a duration of zero.
  func animate(
    _ plan: AnimationPlan, completion: ((Bool) -> Void)? = nil, _ block: () -> Void
  ) {
    let run = AnimationRun(
      plan.within(recording), completion: completion.map { told in { told($0 != .interrupted) } })
    record(into: isEnabled ? run : nil, block)
    start(run)
  }

  /// Lets a run begin on the present clock, or be over in the next turn where it takes no time.
  func start(_ run: AnimationRun) {
    guard isEnabled, !run.isOverAtOnce else {
      run.groups = World.current.transactions.enrol()
      World.current.turns.enqueue { run.end(.atEnd) }
      return
    }
    begin(run, on: timeline ?? hostTimeline)
  }

  /// Lets a run begin on a clock.
  func begin(_ run: TimedRun, on timeline: AnimationTimeline) {
    lastNumber += 1
    run.number = lastNumber
    run.noteBeginning()
    run.groups = World.current.transactions.enrol()
    live.append(run)
    byLayer.add(run)
    if isObserved { tellMotions(of: run) }
    if run.isEndless { lookForInterrupted() }
    timeline.add(run)
  }

  // MARK: - Animations of layers

  private func begin(_ kept: KeptAnimation, on layer: CALayer) {
    kept.hasBegun = true
    kept.defaultDuration = World.current.transactions.duration
    let run = LayerAnimationRun(kept, on: layer, now: time(of: layer).seconds)
    begin(run, on: timeline ?? hostTimeline)
    run.announce()
  }

  /// Ends what ran on a layer under a key; those who wait are told in the next turn. (Inferred.)
  private func didDrop(_ dropped: [KeptAnimation], of key: String?, on layer: CALayer) {
    let property = key.flatMap(CALayer.key(named:))
    for run in byLayer[layer] {
      if let run = run as? LayerAnimationRun {
        if dropped.contains(where: run.runs) { run.interrupt() }
      } else if key == nil || property != nil, run.drop(layer, property) {
        if run.keys(in: layer).isEmpty {
          byLayer.remove(run, from: layer)
          tellRests(of: run, in: layer)
        }
        if run.layerCount == 0 { endInNextTurn(run) }
      }
    }
  }

  private func endInNextTurn(_ run: TimedRun) {
    run.timeline?.abandon(run)
    forget(run)
    World.current.turns.enqueue { run.end(.interrupted) }
  }

  // MARK: - Ends

  /// Ends everything that runs before its time; what runs back is back at once.
  func interruptAll() {
    for run in live.all {
      if run.timeline?.isRunningBack == true { run.revert() }
      run.interrupt()
    }
  }

  /// Lets go of what runs; nobody is told.
  func retire() {
    let ended = live.all
    live = RunList()
    for run in ended {
      byLayer.remove(run)
      run.timeline?.abandon()
      run.timeline = nil
    }
  }

  /// Takes in that a run changes more than it did when it began.
  func didGrow(_ run: TimedRun) {
    byLayer.add(run)
    if isObserved { tellMotions(of: run) }
  }

  func forget(_ run: TimedRun) {
    live.remove(run)
    byLayer.remove(run)
    tellRests(of: run)
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
      for run in self.live.all where (run.beganInWindow || run.isEndless) && run.isOutOfSight {
        run.interrupt()
      }
    }
  }

  // MARK: - Recording

  /// Executes a block whose changes belong to a run, or to none.
  func record(into run: AnimationRun?, _ block: () -> Void) {
    let previous = recording
    recording = run
    listen()
    block()
    recording = previous
    listen()
  }

  /// Lets changes belong to a run from now on, without a block around them; says to which they did.
  func open(_ run: AnimationRun) -> AnimationRun? {
    let previous = recording
    recording = isEnabled ? run : nil
    listen()
    return previous
  }

  /// Lets changes belong again to what they did.
  func close(_ previous: AnimationRun?) {
    recording = previous
    listen()
  }

  /// Lets layers tell of changes for as long as anybody wants to know.
  func listen() {
    Self.watch.listensForChanges = recording != nil || isObserved
  }

  /// Executes a block whose changes are not animated.
  func withoutAnimation(_ block: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    record(into: nil, block)
    isEnabled = wasEnabled
  }

  /// Executes a part of an animation with key frames; its changes belong to the run around it.
  func keyframe(_ span: AnimationRun.Span, _ block: () -> Void) {
    let previous = recording?.span
    recording?.span = span
    block()
    if let previous { recording?.span = previous }
  }

  /// Whether changes made now would be animated.
  var isRecording: Bool { recording != nil }
  var inheritedDuration: TimeSpan { recording?.duration ?? .zero }

  /// Lets what is no view take part in the animation whose block executes, which so takes its time.
  func takePart() { recording?.takesTimeAnyway = true }

  /// What others than the host animate at present, a cause each, in the order in which it began.
  var foreignMotions: [Cause] {
    live.all.filter { $0.cause.agent != .host }.map(\.cause)
  }

  // MARK: - Showing

  /// Gives a layer's copy the values that are seen now.
  private func show(_ model: CALayer, in copy: CALayer) {
    for (key, value) in shownValues(of: model) { copy.set(key, to: value) }
  }

  /// Where a point of a superview is in a view that an animator moves, as it is seen; none where a finger
  /// finds the view by its model.
  func seen(_ point: CGPoint, in view: UIView) -> CGPoint? {
    guard !live.isEmpty, byLayer[view.layer].contains(where: \.isTouchedAsSeen),
      let seen = view.layer.presentation()
    else { return nil }
    return seen.convert(point, from: seen.superlayer)
  }

  /// Whether a view takes no touches, for it is being animated, and not with the option to let them in.
  func keepsTouchesOut(of view: UIView) -> Bool {
    !live.isEmpty && byLayer[view.layer].contains(where: \.keepsTouchesOut)
  }

  /// What a layer's properties that are being animated are worth to the eye.
  func shownValues(of layer: CALayer) -> ShownValues {
    var shown = ShownValues()
    for kept in layer.keptAnimations where kept.isOver {
      kept.animation.show(
        after: .infinity, of: layer, defaultDuration: kept.defaultDuration, in: &shown)
    }
    for run in byLayer[layer] { run.show(in: &shown, of: layer) }
    return shown
  }
}
