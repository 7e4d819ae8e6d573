import QuartzCore
import TransitionVocabulary
import VirtualTime

/// A layer that somebody other than the host animates.
struct LayerMotion {
  let layer: CALayer
  let cause: Cause
}

extension AnimationEngine {
  /// Does what is the host's doing, whoever asked for it: nobody is told of changes of views.
  func following(_ work: () -> Void) {
    let wasFollowing = isFollowing
    isFollowing = true
    work()
    isFollowing = wasFollowing
  }

  /// Tells somebody that the surroundings change: what he animates meanwhile follows them.
  func tellingOfSurroundings(_ work: () -> Void) {
    let wasTelling = isTellingOfSurroundings
    isTellingOfSurroundings = true
    work()
    isTellingOfSurroundings = wasTelling
  }

  /// Takes in that a property of a view's layer is about to change.
  ///
  /// What moves because the surroundings change, as when the device turns or the keyboard comes, is
  /// nobody's own motion, whoever lays it out.
  func observe(_ layer: CALayer, of view: UIView, _ key: LayerKey, in run: AnimationRun?) {
    let world = World.current
    guard world.cause.agent != .host, let aspect = ViewAspect(key) else { return }
    if let run, !run.followsSurroundings { run.noteMotion(of: layer, world.cause) }
    if aspect == .frame, layer.isTransformed { return }
    world.reportChange(of: view, aspect)
  }

  /// Takes in that a part of a view's layer is about to be set as a whole.
  func observe(_ layer: CALayer, _ replacement: LayerWatch.Replacement) {
    guard isObserved, let view = layer.owner as? UIView else { return }
    World.current.reportChange(of: view, ViewAspect(replacement))
  }

  /// Tells of the views that a run moves, where nothing else moved them.
  func tellMotions(of run: TimedRun) {
    for motion in run.takeMotions() {
      let place = ObjectIdentifier(motion.layer)
      let isFirst = moving[place, default: 0] == 0
      moving[place, default: 0] += 1
      if isFirst { tell(motion, isMoving: true) }
    }
  }

  /// Tells of the views that nothing moves any more, now that a run does not.
  func tellRests(of run: TimedRun, in layer: CALayer? = nil) {
    for motion in run.dropMotions(of: layer) {
      let place = ObjectIdentifier(motion.layer)
      guard let count = moving[place] else { continue }
      moving[place] = count > 1 ? count - 1 : nil
      if count == 1 { tell(motion, isMoving: false) }
    }
  }

  private func tell(_ motion: LayerMotion, isMoving: Bool) {
    guard let view = motion.layer.owner as? UIView else { return }
    let world = World.current
    world.acting(as: motion.cause) { world.report(.animated(view, isMoving: isMoving)) }
  }
}
