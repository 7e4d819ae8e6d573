import QuartzCore
import VirtualTime

/// Something that takes its time on a clock of animations, and is over once.
@MainActor class TimedRun {
  /// How it is over.
  enum Ending {
    case atEnd, atStart
    /// It was ended before its time.
    case interrupted
  }

  /// The clock that it runs on.
  @exclusivity(unchecked) final var timeline: AnimationTimeline?
  /// When it began, on its clock.
  final var begin = TimeSpan.zero
  /// When it began by the clocks of layers that go otherwise than the host's.
  final var layerBegins: [ObjectIdentifier: TimeSpan] = [:]
  @exclusivity(unchecked) final var ticket: Ticket?
  /// Its place in the order in which runs began.
  final var number = 0
  /// Whether a view that it changes was in a window when it began.
  private(set) final var beganInWindow = false
  /// The groups of animations that it belongs to.
  @exclusivity(unchecked) final var groups: [TransactionGroup] = []
  private final var isOver = false
  /// Who is to answer for it.
  final let cause = World.current.cause
  /// The layers that others than the host animate in it; kept only while somebody watches.
  private final var motions: [LayerMotion] = []
  /// How many of these somebody was told of.
  private final var toldMotions = 0

  /// How many layers it names; a layer may stand among them more than once.
  var layerCount: Int { 0 }
  /// One of the layers whose values it changes.
  func layer(at place: Int) -> CALayer { preconditionFailure("it names no layers") }
  /// The layers whose values it changes.
  final var layers: [CALayer] { (0..<layerCount).map(layer) }
  /// How long it takes on its clock, all told; none where it never ends by itself.
  var length: TimeSpan? { nil }
  /// Whether it goes on though no view of it was ever in a window, if it has no end.
  final var isEndless: Bool { length == nil }

  /// Whether no view that it changes is in a window.
  final var isOutOfSight: Bool {
    // Without a closure, which would be checked for its actor at every layer, and without a list made for it.
    var place = 0
    while place < layerCount {
      if layer(at: place).hostView?.window != nil { return false }
      place += 1
    }
    return true
  }

  final func noteBeginning() {
    beganInWindow = !isOutOfSight
  }

  /// Whether a finger finds what it moves where it is seen.
  var isTouchedAsSeen: Bool { false }

  /// Whether what it moves takes no touches meanwhile.
  var keepsTouchesOut: Bool { false }

  /// Gives every property the value that it had before.
  func revert() {}

  /// Asked when it arrives; true where it is held there and not over.
  func staysOnArrival(_ ending: Ending) -> Bool { false }

  /// Tells whoever waits; called once.
  func conclude(_ ending: Ending) {}

  /// The properties of a layer that it changes.
  func keys(in layer: CALayer) -> [LayerKey] { [] }

  /// Changes what is shown of a layer to what it is now.
  func show(in shown: inout ShownValues, of layer: CALayer) {}

  /// Takes a layer's animation away; says whether this run had to do with it.
  func drop(_ layer: CALayer, _ key: LayerKey?) -> Bool { false }

  /// Ends before its time.
  final func interrupt() {
    if let timeline { timeline.interrupt(self) } else { end(.interrupted) }
  }

  /// Has had its time; whether it is over is its clock's to say.
  final func arrive() { timeline?.arrive(self) }

  /// Is over, once.
  final func end(_ ending: Ending) {
    guard !isOver else { return }
    isOver = true
    World.current.animations.forget(self)
    timeline = nil
    World.acting(as: cause) { conclude(ending) }
    for group in groups { group.leave() }
  }

  // MARK: - Observing

  /// Notes that somebody other than the host animates a layer.
  final func noteMotion(of layer: CALayer, _ cause: Cause) {
    guard !motions.contains(where: { $0.layer === layer }) else { return }
    motions.append(LayerMotion(layer: layer, cause: cause))
  }

  /// The noted layers that nobody was told of yet.
  final func takeMotions() -> [LayerMotion] {
    defer { toldMotions = motions.count }
    return Array(motions[toldMotions...])
  }

  /// Forgets one of the layers that somebody was told of, or all.
  final func dropMotions(of layer: CALayer?) -> [LayerMotion] {
    guard !motions.isEmpty else { return [] }
    let dropped = motions[..<toldMotions].filter { layer == nil || $0.layer === layer }
    motions.removeAll { motion in dropped.contains { $0.layer === motion.layer } }
    toldMotions -= dropped.count
    return dropped
  }

  // MARK: - Times

  /// The time on its clock since it began, by the clock of a layer.
  final func elapsed(in layer: CALayer) -> TimeSpan {
    guard let timeline else { return .zero }
    let engine = World.current.animations
    guard engine.knowsLayerClocks else { return elapsed }
    let local = timeline.localTime(atHost: engine.time(of: layer))
    let begin = layerBegins[ObjectIdentifier(layer)] ?? begin
    return TimeSpan(microseconds: local.microseconds - begin.microseconds)
  }

  /// The time on its clock since it began.
  final var elapsed: TimeSpan {
    guard let timeline else { return .zero }
    return TimeSpan(microseconds: timeline.localTime.microseconds - begin.microseconds)
  }
}

extension CALayer {
  /// The view that shows the layer: its own, or that of the nearest layer around it.
  @MainActor final var hostView: UIView? {
    var candidate: CALayer? = self
    while let layer = candidate {
      if let view = layer.owner as? UIView { return view }
      candidate = layer.outerLayer
    }
    return nil
  }
}
