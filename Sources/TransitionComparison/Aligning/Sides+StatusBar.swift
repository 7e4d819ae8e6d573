import AppearanceTrace

extension Sides {
  /// Edits how the status bar is compared on both sides; what looks as before then is no change any more.
  ///
  /// - Parameter edit: What is compared of a look.
  mutating func editStatusBar(_ edit: (StatusBarLook) -> StatusBarLook) {
    let trace = trace
    editSeen { $0.editStatusBar(edit, from: trace.baseline.statusBar) }
    editExpected { observations, reference in
      observations.editStatusBar(edit, from: reference.compared.baseline.statusBar)
    }
  }
}

extension Observations {
  fileprivate mutating func editStatusBar(
    _ edit: (StatusBarLook) -> StatusBarLook, from before: StatusBarLook?
  ) {
    var last = before.map(edit)
    self[.statusBar] = self[.statusBar].filter { observation in
      guard case .statusBar(let look) = observation.content else { return true }
      defer { last = edit(look) }
      return last != edit(look)
    }.map { observation in
      var observation = observation
      if case .statusBar(let look) = observation.content {
        observation.content = .statusBar(edit(look))
      }
      return observation
    }
  }
}

extension Trace {
  /// How the status bar looks before the script acts, and after each change, in order.
  var looks: [StatusBarLook] {
    [baseline.statusBar].compactMap(\.self) + changedLooks
  }

  /// How the status bar looks after each change, in order.
  var changedLooks: [StatusBarLook] {
    events.compactMap { event in
      if case .statusBar(let look) = event.action { look } else { nil }
    }
  }
}
