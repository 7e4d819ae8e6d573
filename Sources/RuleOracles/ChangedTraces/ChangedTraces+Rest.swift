import AppearanceTrace

extension ChangedTraces {
  /// Lets the trace end as its events say.
  mutating func replayEnding(of trace: inout Trace) {
    guard case .settled(let time, _) = trace.ending else { return }
    trace.ending = .settled(at: time, Checkpoint(after: trace.events, from: trace))
  }

  /// Changes the hierarchy before or after, or how the trace ends.
  mutating func alterRest(of trace: inout Trace) {
    guard !chance(4) else { return alter(&trace.baseline, among: trace.cast) }
    switch trace.ending {
    case .settled(let time, var checkpoint):
      alter(&checkpoint, among: trace.cast)
      trace.ending = chance(8) ? .unsettled(at: time, checkpoint) : .settled(at: time, checkpoint)
    case .unsettled(let time, let checkpoint): trace.ending = .settled(at: time, checkpoint)
    case .raised: return
    }
  }

  private mutating func alter(_ checkpoint: inout Checkpoint, among cast: [Trace.CastMember]) {
    switch Int.random(in: 0..<9, using: &numbers) {
    case 0: drop(&checkpoint.containment)
    case 1: drop(&checkpoint.presentations)
    case 2: drop(&checkpoint.appearances)
    case 3: drop(&checkpoint.properties)
    case 4:
      let views = checkpoint.paths.flatMap { $0 }
      guard !views.isEmpty else { return }
      var random = RandomTraces(seed: numbers.next())
      let (view, property) = (pick(views), random.property())
      guard !property.isDefault else { return }
      checkpoint.properties.removeAll { $0.view == view && $0.property.kind == property.kind }
      checkpoint.properties.append(.init(view, property))
    case 5: checkpoint.statusBar = checkpoint.statusBar.map { altered($0, among: cast) }
    case 6: checkpoint.tree = checkpoint.tree.map { shaken($0) }
    case 7:
      guard !checkpoint.appearances.isEmpty else { return }
      let place = Int.random(in: checkpoint.appearances.indices, using: &numbers)
      checkpoint.appearances[place].phase = pick(AppearancePhase.allCases)
    default:
      checkpoint.firstResponder = nil
      checkpoint.reachable = []
    }
  }

  /// A view that has lost one of those in it, or has them in another order, somewhere within.
  private mutating func shaken(_ node: Checkpoint.ViewNode) -> Checkpoint.ViewNode {
    var node = node
    guard !node.children.isEmpty else { return node }
    let place = Int.random(in: node.children.indices, using: &numbers)
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: node.children.remove(at: place)
    case 1: node.children.reverse()
    default: node.children[place] = shaken(node.children[place])
    }
    return node
  }

  private mutating func drop<Element>(_ elements: inout [Element]) {
    guard !elements.isEmpty else { return }
    elements.remove(at: Int.random(in: elements.indices, using: &numbers))
  }
}
