import AppearanceTrace
import UIKit

extension Recorder {
  /// Names an object as the scenario wants.
  func introduce(_ object: AnyObject, as name: String) {
    let name = cast.give(name, to: object, isListed: true)
    if let controller = object as? UIViewController { admit(controller, name) }
  }

  /// A controller's name; one that the scenario did not name is numbered at first sight.
  func name(_ controller: UIViewController) -> String {
    if let known = cast.name(of: controller) { return known }
    let name = cast.give(cast.numberedName("controller"), to: controller, isListed: true)
    admit(controller, name)
    return name
  }

  private func admit(_ controller: UIViewController, _ name: String) {
    guard !controllers.contains(where: { $0.object === controller }) else { return }
    controllers.append(CastController(name, controller))
  }

  /// The place of a controller among those of the cast.
  func place(of controller: UIViewController) -> Int {
    let name = name(controller)
    return controllers.lastIndex { $0.name == name } ?? controllers.endIndex
  }

  /// The name of a view that is concerned; none where it is not.
  func name(_ view: UIView) -> String? {
    if let known = cast.name(of: view) { return known }
    if let controller = view.rootController {
      return cast.give("\(name(controller)).view", to: view, isListed: false)
    }
    return nameOfBar(view)
  }

  /// Whether a view is a bar of one of the host's containers, and not one that an app made.
  func isBar(_ view: UIView) -> Bool {
    host.isInternal(view)
      && (view is UINavigationBar || view is UITabBar || view is UIToolbar)
  }

  private func nameOfBar(_ view: UIView) -> String? {
    guard isBar(view), let controller = view.nearestController else { return nil }
    let place = view is UIToolbar ? "toolbar" : "bar"
    return cast.give("\(name(controller)).\(place)", to: view, isListed: false)
  }

  /// The name of anything that can be the first responder.
  func name(_ responder: UIResponder) -> String? {
    if let view = responder as? UIView { return name(view) }
    return (responder as? UIViewController).map { name($0) }
  }

  /// How the status bar looks, with names.
  func look(_ bar: StageEvent.StatusBar) -> StatusBarLook {
    StatusBarLook(
      owner: bar.owner.map { name($0) }, style: StatusBarLook.Style(bar.style),
      isHidden: bar.isHidden,
      hider: bar.hiddenOwner === bar.owner ? nil : bar.hiddenOwner.map { name($0) })
  }
}
