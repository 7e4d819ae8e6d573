import AppearanceTrace
import UIKit

extension Recorder {
  /// Names an object as the scenario wants.
  ///
  /// - Parameters:
  ///   - role: what it is; none says that it is a window, a view or a controller.
  ///   - maker: who made it; none says that the stage did, or the subject where it is known to be the
  ///     subject's.
  /// - Returns: its name.
  @discardableResult
  func introduce(
    _ object: AnyObject, as name: String, playing role: Role? = nil, by maker: Role.Maker? = nil
  ) -> String {
    let isSubjects = subjectsControllers.contains(object)
    let name = cast.give(
      name, to: object, as: role ?? self.role(of: object),
      by: maker ?? (isSubjects ? .subject : .stage))
    if let controller = object as? UIViewController { admit(controller, name) }
    return name
  }

  private func role(of object: AnyObject) -> Role {
    switch object {
    case is UIWindow: .window
    case is UIView: .view
    case is UIViewController: .controller
    default: preconditionFailure("the stage has no role for a \(type(of: object))")
    }
  }

  /// Names a controller, as one of the cast; one that the scenario did not name is numbered at first sight.
  func name(_ controller: UIViewController) -> String {
    if let place = knownPlace(of: controller) { return controllers[place].name }
    if let known = cast.name(of: controller) { return known }
    let name = cast.giveNumbered(
      "controller", to: controller, as: .controller, by: makerOfStrangers)
    admit(controller, name)
    return name
  }

  /// Names a controller; none where there is none.
  func nameOrNone(_ controller: UIViewController?) -> String? {
    guard let controller else { return nil }
    return name(controller)
  }

  /// Names controllers in their order.
  func names(of controllers: [UIViewController]) -> [String] {
    var names: [String] = []
    for controller in controllers { names.append(name(controller)) }
    return names
  }

  private func admit(_ controller: UIViewController, _ name: String) {
    for member in controllers where member.stands(for: controller) { return }
    controllers.append(CastController(name, controller, after: acts))
  }

  /// The place of a controller among those of the cast, which it joins here if it did not before.
  func place(of controller: UIViewController) -> Int {
    if let place = knownPlace(of: controller) { return place }
    admit(controller, name(controller))
    return controllers.index(before: controllers.endIndex)
  }

  /// The place of a controller among those of the cast; there are few, so that they are looked through sooner than
  /// the list of all names.
  private func knownPlace(of controller: UIViewController) -> Int? {
    // Who joined last is spoken of most.
    for place in controllers.indices.reversed() where controllers[place].stands(for: controller) {
      return place
    }
    return nil
  }

  /// Names a view of which lines speak, if it has no name yet; none where no line speaks of it.
  func name(_ view: UIView) -> String? {
    if let known = cast.name(of: view) { return known }
    if let controller = view.rootController { return nameRootView(view, of: controller) }
    return nameOfBar(view)
  }

  /// Names a root view; the usual kind is UIKit's, and another one whoever's its controller is.
  private func nameRootView(_ view: UIView, of controller: UIViewController) -> String {
    let owner = name(controller)
    let maker = ToldClass.of(view).isHosts ? nil : cast.member(owner)?.maker
    return cast.give("view", after: owner, to: view, as: .rootView(of: owner), by: maker)
  }

  /// Whether a view is a bar of one of the host's containers, and not one that an app made.
  func isBar(_ view: UIView) -> Bool {
    // What is asked of nearly every view is asked first what is found out sooner.
    (view is UINavigationBar || view is UITabBar || view is UIToolbar) && host.isInternal(view)
  }

  private func nameOfBar(_ view: UIView) -> String? {
    guard isBar(view), let controller = view.nearestController else { return nil }
    let owner = name(controller)
    return view is UIToolbar
      ? cast.give("toolbar", after: owner, to: view, as: .toolbar(of: owner))
      : cast.give("bar", after: owner, to: view, as: .bar(of: owner))
  }

  /// The name of anything that can be the first responder.
  func name(_ responder: UIResponder) -> String? {
    if let view = responder as? UIView { return name(view) }
    return (responder as? UIViewController).map { name($0) }
  }

  /// How the status bar looks, with names.
  func look(_ bar: StageEvent.StatusBar) -> StatusBarLook {
    StatusBarLook(
      owner: nameOrNone(bar.owner), style: StatusBarLook.Style(bar.style), isHidden: bar.isHidden,
      hider: bar.hiddenOwner === bar.owner ? nil : nameOrNone(bar.hiddenOwner))
  }
}
