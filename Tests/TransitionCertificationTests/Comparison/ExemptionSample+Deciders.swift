@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions for containers that decide the status bar, of which others decide a part.
extension ExemptionSample {
  static let ofDeciders = [
    // The container decides whether the bar is hidden, and the child that went how it looks.
    switched("select", "status-bar container light", owner: "first", hider: "container"),
    // The container decides how the bar looks, and the child that went whether it is hidden.
    switched("select", "status-bar container light", owner: "container", hider: "first"),
    // The container decides how the bar looks when a sheet covers it.
    switched("cover", "status-bar cover light", owner: "container"),
    // The container decides whether the bar is hidden when a sheet covers it.
    switched("cover", "status-bar cover light", owner: "cover", hider: "container"),
    // The container decides how the bar looks under a sheet that hides it.
    switched("cover", "status-bar cover light", owner: "container", hider: "cover"),
    // Nobody decides how the bar looks.
    switched("select", "status-bar container light", owner: nil, hider: "container"),
    stacked {
      // A sheet that covers it has another look.
      try play("container/children/cover", .stack()) { trace in
        trace.change("status-bar cover light") {
          $0.action = .statusBar(StatusBarLook(owner: "cover", style: .dark))
        }
      }
    },
    stacked {
      // Somebody decides whether the bar is hidden who is not shown.
      try play("container/children/show", .stack()) { trace in
        trace.changeLastLook { look in look.hider = "second" }
      }
    },
    stacked {
      // When the device turns, its screen decides, and looks otherwise than it wants.
      try play("container/children/turn", .stack()) { trace in
        trace.changeLastLook { look in
          (look.owner, look.hider) = ("first", nil)
          look.style = .light
        }
      }
    },
    stacked(in: "cover") {
      // The bar is hidden.
      try play("container/children/show", .stack()) { trace in
        trace.changeLastLook { $0.isHidden.toggle() }
      }
    },
    stacked {
      // Nobody decides how the bar looks.
      try play("container/children/turn", .stack()) { trace in
        trace.changeLastLook { look in look.owner = nil }
      }
    },
    stacked {
      // It is no stack that decides.
      try play("container/children/show", .bar(isDark: true)) { trace in
        trace.changeLastLook { $0.style = .light }
      }
    },
    stacked {
      // It is a stack of the stage's that decides, which looks otherwise.
      try play("container/children/show") { trace in
        trace.cast = trace.cast.map { member in
          member.name == "first"
            ? .init(
              name: "first", role: .controller, type: "StageController",
              base: "UINavigationController") : member
        }
        trace.changeLastLook { $0.style = .light }
      }
    },
  ]

  /// - Parameters:
  ///   - action: What happens to the container.
  ///   - line: The change of the bar that is another one.
  ///   - owner: Who decides how it looks then.
  ///   - hider: Who decides whether it is hidden, if that is another one.
  private static func switched(
    _ action: String, _ line: String, owner: String?, hider: String? = nil
  ) -> ExemptionSample {
    ExemptionSample(
      .sameStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar, honest: { try play("container/children/\(action)", .bar()) },
      faulty: {
        try play("container/children/\(action)", .bar()) { trace in
          trace.change(line) {
            $0.action = .statusBar(StatusBarLook(owner: owner, style: .light, hider: hider))
          }
        }
      })
  }

  /// - Parameter action: What happens to an honest stack.
  private static func stacked(
    in action: String = "show", _ faulty: @escaping Making
  ) -> ExemptionSample {
    ExemptionSample(
      .stackDecidesStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar, honest: { try play("container/children/\(action)", .stack()) },
      faulty: faulty)
  }
}

extension Trace {
  /// Changes how the status bar looks in the end.
  fileprivate mutating func changeLastLook(_ change: (inout StatusBarLook) -> Void) {
    for index in events.indices.reversed() {
      guard case .statusBar(var look) = events[index].action else { continue }
      change(&look)
      events[index].action = .statusBar(look)
      return
    }
  }
}
