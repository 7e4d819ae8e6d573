package import UIKit

/// An alert of the app's own with one button, above what is shown or in a window of its own.
@MainActor package final class StagedAlert {
  private let stage: Stage
  private weak var alert: UIAlertController?
  /// The window that the app puts up for the alert alone.
  private var window: UIWindow?

  /// Makes an alert ready for a stage.
  package init(_ stage: Stage) {
    self.stage = stage
  }

  /// Presents the alert above a controller; what UIKit refuses is not shown.
  package func show(over presenter: UIViewController) {
    stage.act {
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let companion = ScreenCompanion(of: alert)
      stage.companions.append(alert, companion, [])
      stage.host.accompany(alert) { companion.follow($0) }
      stage.cast(alert, as: "alert")
      self.alert = alert
      presenter.present(alert, animated: true) {}
    }
  }

  /// Presents the alert in a window of its own above all others, as apps do that do not know what is shown.
  package func showInOwnWindow() {
    stage.act {
      let root = StageController(.lightContent)
      stage.cast(root, as: "alert-root")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.windowLevel = .alert
      stage.recorder.introduce(window, as: Recorder.windowName)
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
      show(over: root)
    }
  }

  /// Taps the button, and lets the alert go, and the window that it had for itself.
  package func answer() {
    let button = alert?.viewIfLoaded?.subviews.first { $0 is UIButton }
    if let button { stage.tap(button, as: "ok") }
    stage.rest()
    stage.act {
      guard let window else { return }
      stage.recorder.record(
        stage.recorder.name(window) ?? Recorder.windowName, .setRootViewController,
        [.name("nil"), .animated(false)], by: .script)
      window.rootViewController = nil
      window.isHidden = true
      self.window = nil
      stage.window.makeKey()
    }
  }
}
