import AppearanceTrace

extension RandomTraces {
  /// Any hierarchy at rest, without circles.
  mutating func checkpoint() -> Checkpoint {
    var checkpoint = Checkpoint()
    var views = company.views.shuffled(using: &numbers)
    while let view = views.popLast(), chance(8) == false {
      let children = views.suffix(Int.random(in: 0...3, using: &numbers))
      views.removeLast(children.count)
      checkpoint.tree.append(.init(view, children.map { .init($0) }))
    }
    let controllers = company.controllers.shuffled(using: &numbers)
    checkpoint.containment =
      chance(2) ? [] : [.init(controllers[0], Array(controllers[1..<4]))]
    checkpoint.presentations = chance(3) ? [] : [.init(controllers[4], controllers[5])]
    checkpoint.appearances = controllers.prefix(4).map {
      .init($0, pick(AppearancePhase.allCases))
    }
    checkpoint.statusBar = chance(2) ? look() : nil
    checkpoint.properties = [.init(pick(company.views), property())]
    for _ in 0..<3 { alter(&checkpoint) }
    return checkpoint
  }

  /// Changes one thing in a hierarchy at rest.
  mutating func alter(_ checkpoint: inout Checkpoint) {
    switch Int.random(in: 0..<24, using: &numbers) {
    case 0, 1: drop(&checkpoint)
    case 2, 3, 4, 5: set(property(), of: pick(company.views), in: &checkpoint)
    case 6:
      checkpoint.selections = [
        .init(
          "tab", someone(), at: 1, item: chance(2) ? nil : 1,
          kept: chance(4) ? 0 : nil)
      ]
    case 7: checkpoint.barItems = [.init("nav", 3)]
    case 8: checkpoint.overdueStatusBar = look()
    case 9: checkpoint.firstResponder = pick(company.views)
    case 10: checkpoint.keyWindow = "window-2"
    case 11: checkpoint.ignoringInteraction = 1
    case 12: checkpoint.busy = ["library"]
    case 13, 21, 22:
      let presenter = checkpoint.presentations.first.map { "\($0.presenter).view" }
      checkpoint.reachable = [chance(2) ? presenter ?? "host.view" : pick(company.views)]
    case 14: checkpoint.leaked = [pick(company.controllers)]
    case 15: checkpoint.running = ["display link (by t1)"]
    case 16: checkpoint.pending = ["transition t1"]
    case 17: checkpoint.statusBar = look()
    case 18: checkpoint.presentations = []
    case 19: checkpoint.hidingBottomBar = [pick(company.controllers)]
    case 20: if !checkpoint.appearances.isEmpty { checkpoint.appearances.removeLast() }
    default: checkpoint.containment = checkpoint.containment.dropLast()
    }
  }

  private mutating func set(
    _ property: ViewProperty, of view: String, in checkpoint: inout Checkpoint
  ) {
    guard !property.isDefault else { return }
    let shown = checkpoint.paths.flatMap { $0 }
    let view = shown.isEmpty || chance(4) ? view : pick(shown)
    checkpoint.properties.removeAll { $0.view == view && $0.property.kind == property.kind }
    checkpoint.properties.append(.init(view, property))
  }

  /// Takes a view out of a tree, with all that lies in it, or puts it back in the first place.
  private mutating func drop(_ checkpoint: inout Checkpoint) {
    guard !checkpoint.tree.isEmpty else { return }
    let root = Int.random(in: checkpoint.tree.indices, using: &numbers)
    if checkpoint.tree[root].children.isEmpty {
      checkpoint.tree.remove(at: root)
    } else if chance(2) {
      checkpoint.tree[root].children.removeLast()
    } else {
      checkpoint.tree[root].children.reverse()
    }
  }

  /// Any property of a view.
  mutating func property() -> ViewProperty {
    let kind = pick(ViewProperty.Kind.allCases)
    switch kind {
    case .masked: return ViewProperty(kind, ["0", "0"] + size())
    case .frame: return ViewProperty(kind, pick([["0", "0"], ["0", "900"]]) + size())
    case .alpha, .corner, .z, .pinned: return ViewProperty(kind, [pick(["0", "0.5"])])
    case .recognizers: return ViewProperty(kind, [pick(["1", "2", "3"])])
    case .transform:
      return ViewProperty(kind, [pick(["1", "0.9"]), "0", "0", "1", "0", pick(["0", "844"])])
    case .clock: return ViewProperty(kind, [pick(["0", "1"]), pick(["0", "0.5"]), "2.5"])
    case .shadow: return ViewProperty(kind, ["0.5", "3", "0", "-3"])
    case .insets: return ViewProperty(kind, ["47", "0", "34", "0"])
    case .added: return ViewProperty(kind, ["44", "0", "0", "0"])
    case .anchor: return ViewProperty(kind, ["0", "0.5"])
    case .perspective:
      return ViewProperty(
        kind,
        [
          pick(["0.9", "1"]), "0", "0", "0", "0", "1", "0", "0", "0", "0", "1", pick(["0", "500"]),
        ]
          + ["0", "0", "0", "1"])
    case .background: return ViewProperty(kind, ["white"])
    case .size: return ViewProperty(kind, size())
    case .hidden, .clips, .constrained, .inert, .modal, .concealed, .mask:
      return ViewProperty(kind, chance(3) ? ["false"] : [])
    }
  }

  private mutating func size() -> [String] {
    pick([["390", "844"], ["844", "390"], ["390", "744"], ["0", "0.5"]])
  }
}
