package import UIKit

extension Stage {
  /// Changes the size of the screen, and of all windows that fill it, as a turn of the device does.
  ///
  /// - Parameter size: in points.
  package func resize(to size: CGSize) {
    change(.resize(to: size), .resize, [Call.Argument("to", .list(size.texts))])
  }

  /// Sends the application into the background.
  package func background() { change(.background, .background) }

  /// Fetches the application out of the background.
  package func foreground() { change(.foreground, .foreground) }

  /// Changes the height of the status bar, which grows during a call.
  ///
  /// - Parameter height: in points.
  package func setStatusBarHeight(_ height: CGFloat) {
    change(.statusBarHeight(height), .setStatusBarHeight, [.name(Hundredths(height).text)])
  }

  /// Switches all animations off, or on again.
  package func setAnimationsEnabled(_ isOn: Bool) {
    act {
      recorder.record(
        Recorder.windowName, .setAnimationsEnabled, [Call.Argument(flag: isOn)], by: .script)
      UIView.setAnimationsEnabled(isOn)
    }
  }

  /// Lets the keyboard come up, or go down; a trace has no line for it.
  package func setKeyboard(isUp: Bool) { change(isUp ? .keyboardUp : .keyboardDown) }

  /// Says whether the user wants less motion; a trace has no line for it.
  package func setReducedMotion(_ isOn: Bool) { change(.reducedMotion(isOn)) }

  /// Says whether the screen is read aloud; a trace has no line for it.
  package func setAssistance(_ isOn: Bool) { change(.assistance(isOn)) }

  /// Says whether the interface is dark; a trace has no line for it.
  package func setDarkness(_ isDark: Bool) { change(.darkness(isDark)) }

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

  /// Shows another window in front, with a root controller; it is not made key.
  ///
  /// - Parameter level: how far in front.
  /// - Returns: the window, which the scenario has to keep.
  package func addWindow(
    _ root: UIViewController, level: UIWindow.Level = .normal
  ) -> UIWindow {
    let other = UIWindow(frame: UIScreen.main.bounds)
    recorder.introduce(other, as: Recorder.windowName)
    other.windowLevel = level
    other.rootViewController = root
    other.isHidden = false
    return other
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
