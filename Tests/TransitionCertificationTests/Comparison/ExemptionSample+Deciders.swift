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
  ]

  /// - Parameters:
  ///   - action: What happens to the container.
  ///   - line: The change of the bar that is another one.
  ///   - owner: Who decides how it looks then.
  ///   - hider: Who decides whether it is hidden, if that is another one.
  private static func switched(
    _ action: String, _ line: String, owner: String, hider: String? = nil
  ) -> ExemptionSample {
    ExemptionSample(
      .sameStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar, honest: { try play("container/children/select", .bar()) },
      faulty: {
        try play("container/children/\(action)", .bar()) { trace in
          trace.change(line) {
            $0.action = .statusBar(StatusBarLook(owner: owner, style: .light, hider: hider))
          }
        }
      })
  }

  private static func stacked(_ faulty: @escaping Making) -> ExemptionSample {
    ExemptionSample(
      .stackDecidesStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar, honest: { try play("container/children/show", .stack()) },
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
