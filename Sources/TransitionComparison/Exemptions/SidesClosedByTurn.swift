import AppearanceTrace
import TransitionScenarios

extension Exemption {
  /// A container that closes what it shows beside its child when the device turns.
  static let sidesClosedByTurn = Exemption(
    "sides-closed-by-turn",
    statement: "A container of an app's own may close its side when the device turns.",
    reason:
      "Whether a menu stays open for a screen of another shape is the container's choice. The system's"
      + " plain one keeps it.",
    evidence: .inferred,
    letsOff:
      "That a side goes that was open before the device turns, or was being opened, if it is told that"
      + " it will disappear before the script does anything more, and once that it did, and does not come again; if nothing of it is in the window at the"
      + " end; and if another child fills the window then. What the status bar shows in its place is let"
      + " off, too.",
    judgedBy: ["appearance-will-did-paired", "containment-remove-complete"],
    effect: .observations { sides in
      let trace = sides.trace
      guard let turn = trace.turn else { return }
      let reference = sides.change.reference.compared.ending.checkpoint
      let closed = sides.containers.contained.filter {
        reference?.hasAppeared($0) == true
          && trace.closes($0, behind: turn, among: sides.containers.contained)
      }
      for side in closed { sides.leaveOutClosing(of: side, behind: turn) }
    })
}

extension Sides {
  /// Leaves out that a side goes when the device turns, and that it does not.
  fileprivate mutating func leaveOutClosing(of side: String, behind turn: Int) {
    let roles = roles
    editSeen { observations in
      observations[.controller(side)].removeAll {
        $0.kind == .disappearing && $0.isBehind(turn)
      }
      observations[.parent(of: side)].removeAll { $0.isBehind(turn) }
    }
    if trace.baseline.statusBar?.owner == side { leaveOutLooks(behind: turn) }
    editAll { observations in
      observations.leaveOut { observation in
        switch observation.original {
        case .lies(let view, _): roles.controller(ofRootView: view) == side
        case .appears(let entry): entry.controller == side
        default: false
        }
      }
    }
  }

  /// Leaves out how the status bar looks behind turns, where a child decides that.
  private mutating func leaveOutLooks(behind turn: Int) {
    let contained = containers.contained
    editSeen { $0.leaveOutLooks(of: contained, behind: turn) }
    editExpected { observations, reference in
      guard let turn = reference.compared.turn else { return }
      observations.leaveOutLooks(of: contained, behind: turn)
    }
  }
}

extension Observations {
  /// Leaves out how the status bar looks behind an event, where one of these decides it.
  fileprivate mutating func leaveOutLooks(of controllers: Set<String>, behind event: Int) {
    self[.statusBar].removeAll { $0.isLook(of: controllers) && $0.isBehind(event) }
  }
}

extension Observation {
  /// Whether it comes behind an event.
  fileprivate func isBehind(_ event: Int) -> Bool {
    if case .event(let place) = place { place > event } else { true }
  }

  /// Whether it is how the status bar looks that one of these decides.
  fileprivate func isLook(of controllers: Set<String>) -> Bool {
    guard case .statusBar(let look) = original else { return false }
    return look.owner.map(controllers.contains) ?? false
  }
}

extension Trace {
  /// The place of the first event in which the device turns.
  fileprivate var turn: Int? { events.firstIndex { $0.newScreen != nil } }

  /// Whether a child that was there is told, behind an event, that it goes, and lies out of sight in the end,
  /// while another one fills the window.
  fileprivate func closes(_ child: String, behind turn: Int, among children: Set<String>) -> Bool {
    let before = appearanceCalls(of: child, in: events[...turn]).last
    let behind = appearanceCalls(of: child, in: events[turn...])
    guard let end = ending.checkpoint, !end.hasAppeared(child),
      before.map(Self.ofComing.contains) ?? baseline.hasAppeared(child),
      behind.drop(while: Self.ofComing.contains) == [.viewWillDisappear, .viewDidDisappear],
      goes(child, atOnceBehind: turn),
      !end.shows(child, in: self) || end.isOutOfSight(rootView(of: child), on: finalScreen)
    else { return false }
    return children.contains { other in
      end.hasAppeared(other) && end.shows(other, in: self)
        && end.fillsScreen(rootView(of: other), of: finalScreen)
    }
  }

  /// Whether a child is told that it goes before the script does anything more.
  private func goes(_ child: String, atOnceBehind turn: Int) -> Bool {
    events[(turn + 1)...].prefix { $0.mark != .script }.contains { event in
      guard case .call(let call) = event.action else { return false }
      return call.method == .viewWillDisappear && call.receiver == child
    }
  }

  private static let ofComing: [Call.Method] = [.viewWillAppear, .viewIsAppearing, .viewDidAppear]

  private func appearanceCalls(of child: String, in events: ArraySlice<Event>) -> [Call.Method] {
    events.compactMap { event in
      guard case .call(let call) = event.action, call.receiver == child, event.mark != .crossing,
        Observation.Kind(call.method)?.isAppearance == true
      else { return nil }
      return call.method
    }
  }

  fileprivate func rootView(of controller: String) -> String {
    roles.spokenName(of: .rootView(of: controller))
  }
}

extension Checkpoint {
  fileprivate func hasAppeared(_ controller: String) -> Bool {
    appearances.contains { $0.controller == controller && $0.phase == .appeared }
  }

  fileprivate func shows(_ controller: String, in trace: Trace) -> Bool {
    let view = trace.rootView(of: controller)
    return paths.contains { $0.contains(view) }
  }

  /// Whether a view lies over the whole screen: no line says otherwise, or its frame does.
  fileprivate func fillsScreen(_ view: String, of screen: ScreenSize) -> Bool {
    guard let frame = properties.first(where: { $0.view == view && $0.property.kind == .frame })
    else { return true }
    return frame.property.values.compactMap(Double.init) == [0, 0, screen.width, screen.height]
  }
}
