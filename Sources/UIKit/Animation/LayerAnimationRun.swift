import QuartzCore
import VirtualTime

/// An animation that somebody added to a layer.
@MainActor final class LayerAnimationRun: TimedRun {
  private let layer: CALayer
  private let kept: KeptAnimation
  private let time: ActiveTime
  /// How long it waits before it begins, in seconds of the layer's time; below zero where it should
  /// have begun before.
  private let lead: Double
  private var start: Ticket?
  /// When nobody sees it move any more, if that is before its end.
  private var stillness: Ticket?

  init(_ kept: KeptAnimation, on layer: CALayer, now: Double) {
    self.kept = kept
    self.layer = layer
    time = kept.animation.activeTime(defaultDuration: kept.defaultDuration)
    let begin = kept.animation.beginTime
    lead = begin == 0 ? 0 : begin - now
    super.init()
    if cause.agent != .host { noteMotion(of: layer, cause) }
  }

  override var layerCount: Int { 1 }
  override func layer(at place: Int) -> CALayer { layer }

  override var length: TimeSpan? {
    let length = lead + time.length
    return length.isFinite ? max(TimeSpan(seconds: length), .zero) : nil
  }

  /// Tells the delegate in the completions of the turn in which it begins, and that the view rests when nobody
  /// sees it move any more.
  func announce() {
    awaitStillness()
    guard let delegate = kept.animation.delegate else { return }
    let animation = kept.animation
    start = World.current.turns.schedule(
      after: TimeSpan(seconds: max(lead, 0)), lane: .completions,
      label: "beginning of an animation"
    ) { [weak self] in
      self?.start = nil
      delegate.animationDidStart(animation)
    }
  }

  /// A spring takes longer than anybody sees; that is a hundredth of the way before its end. (Inferred.)
  private func awaitStillness() {
    guard let spring = kept.animation as? CASpringAnimation, spring.speed > 0,
      time.total == time.once
    else { return }
    let seen = spring.spring.settlingDuration(within: RestingSpring.seen)
    guard seen < time.once else { return }
    stillness = World.current.turns.schedule(
      after: TimeSpan(seconds: max(lead, 0) + seen / Double(spring.speed)), lane: .completions,
      label: "stillness of a spring"
    ) { [weak self] in
      guard let self else { return }
      stillness = nil
      World.current.animations.tellRests(of: self)
    }
  }

  /// Whether it is the run of an animation that was taken away.
  func runs(_ animation: KeptAnimation) -> Bool { kept === animation }

  /// The delegate of one that is taken away is told in the next turn. (Inferred.)
  override func conclude(_ ending: Ending) {
    start.map(World.current.turns.cancel)
    stillness.map(World.current.turns.cancel)
    kept.isOver = true
    let delegate = kept.animation.delegate
    let animation = kept.animation
    if ending == .interrupted {
      layer.forget(kept)
      guard let delegate else { return }
      World.current.turns.enqueue { delegate.animationDidStop(animation, finished: false) }
    } else {
      if animation.isRemovedOnCompletion { layer.forget(kept) }
      delegate?.animationDidStop(animation, finished: true)
    }
  }

  override func keys(in layer: CALayer) -> [LayerKey] {
    layer === self.layer ? kept.animation.keys : []
  }

  /// Changes what is shown to what it is now.
  override func show(in shown: inout ShownValues, of layer: CALayer) {
    guard layer === self.layer else { return }
    kept.animation.show(
      after: elapsed(in: layer).seconds - lead, of: layer, defaultDuration: kept.defaultDuration,
      in: &shown)
  }
}
