import TransitionStage

/// The cast of a segue, and what the script does with it.
@MainActor final class SeguePlay {
  let stage: Stage
  let style: SegueStyle
  let first: UIViewController
  /// The screens that segues lead to, in order; kept by what shows them alone, as in an app.
  private var seen: [UnkeptScreen] = []

  @MainActor private struct UnkeptScreen {
    @Unkept var screen: UIViewController?
  }

  /// Shows the screen that segues lead away from.
  init(_ stage: Stage, _ style: SegueStyle) {
    self.stage = stage
    self.style = style
    first = stage.makeScreen(style.presentation == nil ? .pushed : .presenter, .darkContent)
    if style.presentation != nil {
      stage.cast(first, as: Self.names[0])
      stage.show(first)
    } else {
      stage.show(stage.navigation("nav", [(first, Self.names[0])], hidesBar: true))
    }
    seen = [UnkeptScreen(screen: first)]
  }

  private static let names = ["first", "second", "third"]

  /// Leads from the top to a fresh screen.
  func perform(animated: Bool = true) {
    guard let top = seen.last?.screen else { return }
    let next = stage.makeScreen(
      style.presentation == nil ? .pushed : .presented,
      seen.count.isMultiple(of: 2) ? .darkContent : .lightContent, over: top)
    stage.cast(next, as: Self.names[min(seen.count, Self.names.count - 1)])
    if let presentation = style.presentation {
      next.modalPresentationStyle = presentation.uiKitStyle
    }
    if stage.installer.driver != nil { prepareForDriver(next) }
    seen.append(UnkeptScreen(screen: next))
    stage.performSegue("forward", from: top, to: next, by: style.route, animated: animated)
  }

  /// Gives the navigation a delegate of the app's own.
  func listen() {
    if let navigation = first.navigationController { stage.listen(to: navigation) }
  }

  /// Pushes a fresh screen as the app does, without a segue and without animation.
  func pushByCode() {
    guard let navigation = first.navigationController, let top = seen.last?.screen else { return }
    let next = stage.makeScreen(.pushed, .darkContent, over: top)
    stage.cast(next, as: Self.names[min(seen.count, Self.names.count - 1)])
    seen.append(UnkeptScreen(screen: next))
    stage.act { navigation.pushViewController(next, animated: false) }
  }

  /// Leads back from the top to the first screen.
  func unwind() {
    guard seen.count > 1, let top = seen.last?.screen else { return }
    seen.removeLast(seen.count - 1)
    stage.unwind(from: top, to: first, by: style.route)
  }

  /// Leads back to the first screen as the app does, without a segue.
  ///
  /// - Parameter animated: makes no difference where the style's ways back have no animation.
  func leaveByCode(animated: Bool = true) {
    guard let top else { return }
    seen.removeLast()
    let isAnimated = animated && style.isPullable
    stage.act {
      if style.presentation != nil {
        top.dismiss(animated: isAnimated) {}
      } else {
        top.navigationController?.popViewController(animated: isAnimated)
      }
    }
  }

  /// What the last segue led to; none before the first.
  var top: UIViewController? { seen.count > 1 ? seen.last?.screen : nil }

  /// Does what is cancelled, and so changes nothing of where segues have led.
  func cancelling(_ change: () -> Void) {
    let seen = seen
    change()
    self.seen = seen
  }

  /// Leads to so many screens, before the script begins.
  func open(_ count: Int = 1) {
    for _ in 1...count {
      perform()
      stage.settle()
    }
    stage.begin()
  }

  /// Leads somewhere and back, and lets the scene come to rest after each.
  func cycle() {
    perform()
    stage.rest()
    unwind()
    stage.rest()
  }

  /// Puts a button on the first screen that leads somewhere.
  func addButton() -> UIView {
    stage.addButton(to: first, as: "button") { [self] in perform() }
  }
}
