import TransitionStage

/// The cast of a presentation, and what the script does with it.
///
/// It keeps the presenter only: what is presented is kept by the presentation alone, as in an app.
@MainActor final class ModalPlay {
  let stage: Stage
  private let style: ModalStyle
  private let setting: Setting
  let host: StageController
  /// A navigation that stands ready to be presented, so that the baseline shows its stack.
  private var readyGuest: UIViewController?
  /// The look of the system's that what is presented gets; none where its own is left.
  var look: UIModalTransitionStyle?
  /// What was presented last.
  private(set) weak var sheet: UIViewController?

  /// What the two sides are.
  enum Setting: Sendable {
    /// Screens.
    case screens
    /// Navigation controllers without bars, with a screen each.
    case navigations
    /// The presenter is a navigation's top and defines a context; what it presents is a screen.
    case context
  }

  /// Shows a presenter under a dark status bar.
  init(_ stage: Stage, _ style: ModalStyle, _ setting: Setting = .screens) {
    self.stage = stage
    self.style = style
    self.setting = setting
    host = StageController(.darkContent)
    switch setting {
    case .screens:
      stage.cast(host, as: "host")
      stage.show(host)
    case .navigations:
      stage.show(stage.navigation("nav", [(host, "host")], hidesBar: true))
      readyGuest = makeGuest("sheet")
    case .context:
      host.definesPresentationContext = true
      stage.show(stage.navigation("nav", [(host, "host")], hidesBar: true))
    }
  }

  // MARK: - Requests

  /// Presents a fresh sheet under a light status bar.
  func present(
    animated: Bool = true, over presenter: UIViewController? = nil, as name: String = "sheet",
    then completion: (@MainActor () -> Void)? = {}
  ) {
    stage.act {
      let guest = takeGuest(name)
      stage.rig.outfit(guest, as: style)
      if let look { guest.modalTransitionStyle = look }
      show(guest, animated: animated, over: presenter, then: completion)
    }
  }

  /// Presents a fresh sheet that presents another one above itself as soon as it has appeared.
  func presentTwo() {
    stage.act {
      let guest = StageController(.lightContent)
      stage.cast(guest, as: "sheet")
      stage.rig.outfit(guest, as: style)
      if let look { guest.modalTransitionStyle = look }
      stage.onArrival(of: guest) { [self, weak guest] in
        present(over: guest, as: "top")
      }
      show(guest)
    }
  }

  /// Presents a controller that was outfitted before.
  func show(
    _ guest: UIViewController, animated: Bool = true, over presenter: UIViewController? = nil,
    then completion: (@MainActor () -> Void)? = {}
  ) {
    sheet = guest
    (presenter ?? host).present(guest, animated: animated, completion: completion)
  }

  private func takeGuest(_ name: String) -> UIViewController {
    defer { readyGuest = nil }
    return readyGuest ?? makeGuest(name)
  }

  private func makeGuest(_ name: String) -> UIViewController {
    let screen = StageController(.lightContent)
    switch setting {
    case .screens, .context:
      stage.cast(screen, as: name)
      return screen
    case .navigations:
      return stage.navigation("\(name)-nav", [(screen, name)], hidesBar: true)
    }
  }

  /// Dismisses what was presented last.
  func dismiss(animated: Bool = true, then completion: (@MainActor () -> Void)? = {}) {
    stage.act { sheet?.dismiss(animated: animated, completion: completion) }
  }

  // MARK: - Pulling

  /// Presents by the subject's gesture, or else under a driver.
  func pullIn(through isThrough: Bool) {
    if let entrance = stage.subject.entrance,
      stage.rig.outfitEntrance(on: host, present: { [self] in present(then: nil) })
    {
      return stage.swipe(isThrough ? .through : .halfHearted, entrance.gesture) { host }
    }
    stage.pull(through: isThrough) { present(then: nil) }
  }

  /// Dismisses by the subject's gesture, or else under a driver.
  func pullAway(through isThrough: Bool) {
    if stage.subject.gesture != nil { return swipe(isThrough ? .through : .halfHearted) }
    outfitForDriver()
    stage.pull(through: isThrough) { dismiss(then: nil) }
  }

  /// Swipes as the subject's gesture asks.
  func swipe(_ swipe: Stage.Swipe) {
    guard let gesture = stage.subject.gesture else { return }
    stage.swipe(swipe, gesture) { sheet }
  }

  /// Pulls away half-heartedly, and takes hold again before the sheet is back.
  func pullAwayTwice(through isThrough: Bool) {
    guard let gesture = stage.subject.gesture else { return }
    stage.move(.halfHearted, gesture) { sheet }
    stage.advance(by: 0.01)
    stop(isThrough ? .through : .halfHearted, gesture)
  }

  /// Stops what is on its way by the subject's gesture, and pulls it away.
  func stopAndPullAway() {
    if let gesture = stage.subject.gesture { stop(.through, gesture) }
  }

  /// Stops what is on its way by the subject's gesture, and pushes it back.
  func stopAndPushBack() {
    if let gesture = stage.subject.gesture { stop(.through, gesture.opposite) }
  }

  private func stop(_ swipe: Stage.Swipe, _ gesture: Gesture) {
    stage.move(swipe, gesture, isQuick: true) { sheet }
    stage.rest()
  }

  private func outfitForDriver() {
    if let sheet { stage.rig.outfitForDriver(sheet, as: style) }
  }

  /// Dismisses by a button, while a driver is at hand that does not hold.
  func dismissBesideDriver() {
    stage.takeHold(isHeld: false)
    outfitForDriver()
    dismiss()
    stage.leave()
  }

  // MARK: - Surroundings

  /// Puts a text field on a screen, and the keyboard up for it.
  func type(on screen: UIViewController?, as name: String) {
    guard let view = screen?.view else { return }
    let field = stage.aside {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      stage.cast(field, as: name)
      view.addSubview(field)
      return field
    }
    field.becomeFirstResponder()
  }

  // MARK: - Whole changes

  /// Presents and dismisses, and lets the scene come to rest after each.
  func cycle(animatedIn: Bool = true, animatedOut: Bool = true) {
    present(animated: animatedIn)
    stage.rest()
    dismiss(animated: animatedOut)
    stage.rest()
  }

  /// Presents, and lets the scene come to rest, before the script begins.
  func open() {
    present()
    stage.begin()
  }
}
