import QuartzCore
import VirtualTime

/// One call of an animating method: the changes it made, its length, and whom to tell.
@MainActor final class AnimationRun: TimedRun {
  /// A change of one property of one layer.
  struct Change {
    let layer: CALayer
    let key: LayerKey
    let old: LayerValue
    let new: LayerValue
    /// The part of the run's time in which it happens.
    let span: Span
    /// Whether it followed from a layout, and so was the host's doing.
    let followsLayout: Bool
  }

  /// A part of a run's time, in fractions of the whole.
  struct Span: Equatable {
    var start = 0.0
    var length = 1.0

    static let whole = Span()

    /// The part of this span at a part of the whole.
    func fraction(at time: Double) -> Double {
      length > 0 ? min(max((time - start) / length, 0), 1) : (time < start ? 0 : 1)
    }
  }

  /// A pace that took over on the way.
  private struct Turn {
    /// When, in parts of the whole.
    let time: Double
    let pace: Pace
    let isForward: Bool
  }

  private(set) var duration: TimeSpan
  private(set) var delay: TimeSpan
  /// Whether it never ends by itself.
  private(set) var repeatsForever: Bool
  private var autoreverses: Bool
  private(set) var pace: Pace
  private var turns: [Turn] = []
  /// Whether it takes its time although nothing changed.
  var takesTimeAnyway = false
  /// Whether what it moves takes touches meanwhile.
  let letsTouchesIn: Bool
  /// Whether the surroundings change in it.
  let isOfSurroundings: Bool
  /// Whether what it moves follows the surroundings, by the hand of the host or of one who is told of them.
  let followsSurroundings: Bool
  /// The part of its time to which the changes made now belong.
  var span = Span.whole
  @exclusivity(unchecked) private(set) var changes = ChangeList()
  /// The animator whose run it is.
  weak var animator: UIViewPropertyAnimator?
  /// An object that lives as long as this runs.
  var keeper: AnyObject?
  /// Asked when it arrives, whether it stays there.
  var arrival: ((Ending) -> Bool)?
  private var completion: ((Ending) -> Void)?
  /// Whether a layer of it lost its animations.
  private var isDisturbed = false

  init(_ plan: AnimationPlan, completion: ((Ending) -> Void)?) {
    duration = max(plan.duration, .zero)
    delay = plan.delay
    repeatsForever = plan.repeatsForever
    autoreverses = plan.autoreverses
    takesTimeAnyway = plan.takesTimeAnyway
    letsTouchesIn = plan.letsTouchesIn
    isOfSurroundings = plan.isOfSurroundings
    followsSurroundings =
      plan.isOfSurroundings || World.current.animations.isTellingOfSurroundings
    pace = plan.pace
    self.completion = completion
  }

  /// Takes another plan, before it begins: the one that was made while changes were noted already.
  func replan(_ plan: AnimationPlan) {
    duration = max(plan.duration, .zero)
    delay = plan.delay
    repeatsForever = plan.repeatsForever
    autoreverses = plan.autoreverses
    pace = plan.pace
  }

  override var layerCount: Int { changes.count }
  override func layer(at place: Int) -> CALayer { changes.layer(at: place) }

  override var isTouchedAsSeen: Bool {
    guard let animator else { return false }
    return animator.isInterruptible && !animator.isManualHitTestingEnabled
  }

  /// The option decides, or the animator's switch; what the host moves, it moves with fingers in mind.
  override var keepsTouchesOut: Bool {
    guard cause.agent != .host, !isOfSurroundings else { return false }
    return !(animator?.isUserInteractionEnabled ?? letsTouchesIn)
  }

  override var length: TimeSpan? {
    repeatsForever ? nil : max(delay, .zero).adding(duration)
  }

  /// Whether it takes no time: it has no length, or nothing to change.
  var isOverAtOnce: Bool {
    duration == .zero && delay <= .zero || changes.isEmpty && !takesTimeAnyway
  }

  func note(
    _ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue,
    followingLayout followsLayout: Bool
  ) {
    changes.append(
      Change(
        layer: layer, key: key, old: old, new: new, span: span, followsLayout: followsLayout))
  }

  /// Forgets the changes of a layer, or of one property of it; says whether there were any.
  override func drop(_ layer: CALayer, _ key: LayerKey?) -> Bool {
    let count = changes.count
    changes.removeAll { $0.layer === layer && (key == nil || $0.key == key) }
    isDisturbed = isDisturbed || changes.count < count
    return changes.count < count
  }

  override func revert() { giveBack() }

  /// Gives every property the value that it was asked to have.
  func enforce() {
    for change in changes { change.layer.set(change.key, to: change.new) }
  }

  override func staysOnArrival(_ ending: Ending) -> Bool { arrival?(ending) ?? false }

  override func conclude(_ ending: Ending) {
    arrival = nil
    defer { keeper = nil }
    let completion = completion
    self.completion = nil
    completion?(isDisturbed && ending == .atEnd ? .interrupted : ending)
  }

  // MARK: - On the way

  /// Lets another pace take over for the rest.
  func turn(to pace: Pace, at time: Double, isForward: Bool) {
    turns.append(Turn(time: time, pace: pace, isForward: isForward))
  }

  var hasTurned: Bool { !turns.isEmpty }

  func forgetTurns() {
    turns = []
  }

  /// How much is done when a part of the whole time is over.
  func progress(at time: Double) -> Double { progress(of: .whole, at: time) }

  /// The part of its time that is over, by the clock of a layer.
  private func time(in layer: CALayer) -> Double {
    let past = elapsed(in: layer).seconds - max(delay.seconds, 0)
    guard duration > .zero else { return past < 0 ? 0 : 1 }
    let time = past / duration.seconds
    guard repeatsForever else { return time }
    let round = time.rounded(.down)
    let isBackward = autoreverses && round.truncatingRemainder(dividingBy: 2) != 0
    return isBackward ? 1 - (time - round) : time - round
  }

  /// How much of a change is done when a part of the whole time is over.
  private func progress(of span: Span, at time: Double) -> Double {
    turns.reduce(pace.progress(at: span.fraction(at: time))) { progress, turn in
      let passed = span.fraction(at: turn.time)
      let done = pace.progress(at: passed)
      let now = span.fraction(at: time)
      if turn.isForward {
        guard now >= passed, passed < 1 else { return progress }
        return done + (1 - done) * turn.pace.progress(at: (now - passed) / (1 - passed))
      }
      guard now <= passed, passed > 0 else { return progress }
      return done * (1 - turn.pace.progress(at: 1 - now / passed))
    }
  }

  override func keys(in layer: CALayer) -> [LayerKey] {
    changes.filter { $0.layer === layer }.map(\.key)
  }

  /// Later changes begin at what is seen, and so combine with those that still run. (Inferred.)
  override func show(in shown: inout ShownValues, of layer: CALayer) {
    guard changes.contains(where: { $0.layer === layer }) else { return }
    let time = time(in: layer)
    for change in changes where change.layer === layer {
      let value = shown[change.key] ?? change.old
      shown[change.key] = value.mixed(with: change.new, progress(of: change.span, at: time))
    }
  }
}
