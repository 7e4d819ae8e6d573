import AppearanceTrace
import UIKit

extension CheckpointProbe {
  /// The windows that are shown, back to front, and the main one in any case.
  var windows: [UIWindow] {
    let shown = UIApplication.shared.windows
    for other in shown {
      recorder.introduce(other, as: Recorder.windowName, by: recorder.makerOfStrangers)
    }
    return shown.contains { $0 === window } ? shown : [window] + shown
  }

  /// The key window, where it is not the main one.
  var keyWindow: String? {
    guard let key = UIApplication.shared.windows.first(where: \.isKeyWindow), key !== window else {
      return nil
    }
    return recorder.name(key)
  }

  /// The named views from here inward; what lies in others moves up, and bars are no part of it.
  func nodes(of view: UIView) -> [Checkpoint.ViewNode] {
    let children = view.subviews.flatMap(nodes)
    guard !recorder.isBar(view), let name = recorder.name(view) else { return children }
    return [Checkpoint.ViewNode(name, children)]
  }

  /// The properties of the named views from here inward.
  func properties(of view: UIView) -> [Checkpoint.Property] {
    var properties: [Checkpoint.Property] = []
    if let name = recorder.name(view) {
      properties = recorder.deviations(of: view).map { Checkpoint.Property(name, $0) }
    }
    return properties + view.subviews.flatMap { self.properties(of: $0) }
  }

  /// The root views of the cast that assistive technology reaches, while it is on.
  var reachable: [String] {
    guard UIAccessibility.isVoiceOverRunning else { return [] }
    return recorder.controllers.compactMap(\.object).compactMap { controller in
      guard let view = controller.viewIfLoaded, recorder.host.assistanceReaches(view) else {
        return nil
      }
      return recorder.name(view)
    }
  }
}
