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

  /// Adds the named views from here inward; what lies in others moves up, and bars are no part of it.
  func addNodes(of view: UIView, to nodes: inout [Checkpoint.ViewNode]) {
    var children: [Checkpoint.ViewNode] = []
    for subview in view.subviews { addNodes(of: subview, to: &children) }
    if !recorder.isBar(view), let name = recorder.name(view) {
      nodes.append(Checkpoint.ViewNode(name, children))
    } else {
      nodes += children
    }
  }

  /// Adds the properties of the named views from here inward.
  func addProperties(of view: UIView, to properties: inout [Checkpoint.Property]) {
    if let name = recorder.name(view) {
      for deviation in recorder.deviations(of: view) {
        properties.append(Checkpoint.Property(name, deviation))
      }
    }
    for subview in view.subviews { addProperties(of: subview, to: &properties) }
  }

  /// The root views of the cast that assistive technology reaches, while it is on.
  var reachable: [String] {
    guard UIAccessibility.isVoiceOverRunning else { return [] }
    return recorder.livingControllers.compactMap { controller in
      guard let view = controller.viewIfLoaded, recorder.host.assistanceReaches(view) else {
        return nil
      }
      return recorder.name(view)
    }
  }
}
