import VirtualTime

/// Something that is due again and again: what timers and display links have in common.
///
/// A settling waits for it only for a while after it began: what ticks by itself can drive an
/// animation, and can also tick forever. (Inferred; there is nothing like it on a device.)
@MainActor final class Pulse {
  /// How long after its beginning a settling waits for it.
  static let patience = TimeSpan(seconds: 2)

  private let label: StaticString
  private let tick: @MainActor () -> Void
  private var ticket: Ticket?
  private var begin = Instant.zero
  private weak var turns: TurnLoop?

  init(_ label: StaticString, tick: @escaping @MainActor () -> Void) {
    self.label = label
    self.tick = tick
  }

  var isWaiting: Bool { ticket != nil }

  /// Begins anew: from now on a settling waits for it.
  func start() {
    begin = World.current.turns.now
  }

  /// Lets it tick once at a point of time.
  ///
  /// - Parameter isLast: whether it will not tick again; then a settling waits however long it takes.
  func wait(until instant: Instant, isLast: Bool) {
    stop()
    let turns = World.current.turns
    self.turns = turns
    let isBackground = !isLast && instant > begin.advanced(by: Self.patience)
    ticket = turns.schedule(
      after: instant.since(turns.now), lane: .mainQueue, label: label, isBackground: isBackground
    ) { [self] in
      ticket = nil
      tick()
    }
  }

  func stop() {
    if let ticket, let turns, turns === World.current.turns { turns.cancel(ticket) }
    ticket = nil
  }
}
