@testable import TransitionCertification
@testable import TransitionComparison

/// Samples of exemptions for containers that decide the status bar, and for sides that go when the device turns.
extension ExemptionSample {
  static let ofBars = [
    ExemptionSample(
      .sameStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar,
      honest: { try play("container/children/select", .bar()) },
      faulty: { try play("container/children/select", .bar(isDark: true)) }),
    ExemptionSample(
      .stackDecidesStatusBar, wider: .observations { $0.editAll { $0[.statusBar] = [] } },
      hiding: .statusBar,
      honest: { try play("container/children/show", .stack()) },
      faulty: { try play("container/children/show", .stack(hidesBar: true)) }),
    ExemptionSample(
      .sidesClosedByTurn,
      wider: .observations { sides in
        sides.editAll { observations in
          for observer in [
            Observer.controller("side"), .parent(of: "side"), .sizes(of: "side"), .window,
            .statusBar,
          ] {
            observations[observer] = []
          }
        }
      },
      hiding: .controller("side"),
      honest: { try play("container/side/turn-while-open", .turningDrawer()) },
      faulty: { try play("container/side/turn-while-open", .turningDrawer(stays: true)) }),
  ]
}
