package import UIKit

extension Stage {
  /// Changes the size of the screen, and of all windows that fill it, as a turn of the device does; where the
  /// interface may not follow that, it keeps its size.
  ///
  /// - Parameter size: in points.
  package func resize(to size: CGSize) {
    let mayFollow = installer.allowsNextTurn() && host.mayFollowTurn(to: size)
    let size = mayFollow ? size : UIScreen.main.bounds.size
    change(.resize(to: size), .resize, [Call.Argument("to", .list(size.texts))])
  }

  /// Sends the application into the background.
  package func background() { change(.background, .background) }

  /// Fetches the application out of the background.
  package func foreground() { change(.foreground, .foreground) }

  /// Puts something of the system's in front of the application, as an alert or the control centre is.
  package func resignActive() { change(.inactive, .resignActive) }

  /// Takes away what is in front of the application.
  package func becomeActive() { change(.active, .becomeActive) }

  /// Changes the height of the status bar, which grows during a call.
  ///
  /// - Parameter height: in points.
  package func setStatusBarHeight(_ height: CGFloat) {
    change(.statusBarHeight(height), .setStatusBarHeight, [.name(Hundredths(height).text)])
  }

  /// Makes the interface dark, or light again, as the time of day does.
  package func setDarkness(_ isDark: Bool) {
    change(.darkness(isDark), .setInterfaceStyle, [.name(isDark ? "dark" : "light")])
  }

  /// Switches all animations off, or on again.
  package func setAnimationsEnabled(_ isOn: Bool) {
    change(.animations(isOn), .setAnimationsEnabled, [Call.Argument(flag: isOn)])
  }

  /// Says whether the user wants less motion; a trace has no line for it.
  package func setReducedMotion(_ isOn: Bool) { change(.reducedMotion(isOn)) }

  /// Says whether the screen is read aloud; a trace has no line for it.
  package func setAssistance(_ isOn: Bool) { change(.assistance(isOn)) }

  private func change(
    _ change: StageChange, _ method: Call.Method? = nil, _ arguments: [Call.Argument] = []
  ) {
    act {
      if let method {
        recorder.record(Recorder.windowName, method, arguments, by: .script)
      }
      host.change(change)
    }
  }

  /// Makes the gesture by which those who do not see the screen leave it.
  ///
  /// - Returns: whether somebody understood it.
  @discardableResult
  package func performEscape() -> Bool {
    var isHandled = false
    act {
      recorder.settleChange()
      recorder.noteOtherSizes()
      let place = recorder.events.endIndex
      let answer = installer.byWhoAnswers { host.performEscape() }
      isHandled = answer.isHandled
      let name = answer.responder.flatMap { recorder.name($0) } ?? Recorder.windowName
      recorder.record(
        Call(
          name, .accessibilityPerformEscape, [Call.Argument("handled", flag: isHandled)]),
        at: place)
    }
    return isHandled
  }

  /// Swipes a sheet down, as the system's own gesture asks, and lets the scene come to rest.
  ///
  /// - Parameter target: finds the presented controller, which is not kept meanwhile.
  package func swipeSheet(
    _ swipe: Swipe, over target: () -> UIViewController?, settling: () -> Void = {}
  ) {
    self.swipe(swipe, .drag(.down), over: target, settling: settling)
  }
}
