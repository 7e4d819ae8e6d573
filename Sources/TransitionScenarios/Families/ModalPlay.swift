import TransitionStage

/// The cast of a presentation, and what the script does with it.
///
/// It keeps the presenter only: what is presented is kept by the presentation alone, as in an app.
@MainActor final class ModalPlay {
  let stage: Stage
  let style: ModalStyle
  private let setting: Setting
  let host: UIViewController
  /// A navigation that stands ready to be presented, so that the baseline shows its stack.
  private var readyGuest: UIViewController?
  /// The look of the system's that what is presented gets; none where its own is left.
  var look: UIModalTransitionStyle?
  /// The detents that what is presented gets as a sheet; none where its own are left.
  var detents: [UISheetPresentationController.Detent] = []
  /// What was presented last.
  @Unkept private(set) var sheet: UIViewController?

  /// What the two sides are.
  enum Setting: Sendable {
    /// Screens.
    case screens
    /// Navigation controllers without bars, with a screen each.
    case navigations
    /// The presenter is a navigation's top and defines a context; what it presents is a screen.
    case context
    /// The same below a bar that nothing shines through.
    case contextBelowBar
  }

  /// Shows a presenter under a dark status bar.
  init(_ stage: Stage, _ style: ModalStyle, _ setting: Setting = .screens) {
    self.stage = stage
    self.style = style
    self.setting = setting
    host = stage.makeScreen(.presenter, .darkContent)
    switch setting {
    case .screens:
      stage.cast(host, as: "host")
      stage.show(host)
    case .navigations:
      stage.show(stage.navigation("nav", [(host, "host")], hidesBar: true))
      readyGuest = makeGuest("sheet", over: host)
    case .context:
      host.definesPresentationContext = true
      stage.show(stage.navigation("nav", [(host, "host")], hidesBar: true))
    case .contextBelowBar:
      host.definesPresentationContext = true
      let navigation = stage.navigation("nav", [(host, "host")], hidesBar: false)
      navigation.navigationBar.isTranslucent = false
      stage.show(navigation)
    }
  }

  // MARK: - Requests

  /// Presents a fresh sheet under a light status bar.
  func present(
    animated: Bool = true, over presenter: UIViewController? = nil, as name: String? = nil,
    then completion: (@MainActor () -> Void)? = {}
  ) {
    stage.act {
      let guest = takeGuest(name ?? style.guestName, over: presenter ?? host)
      outfit(guest)
      show(guest, animated: animated, over: presenter, then: completion)
    }
  }

  /// Presents another sheet above what is presented, in the same way, and dismisses that one again.
  func pileAndUnpile() {
    let lower = sheet
    present(over: lower, as: "top")
    stage.rest()
    dismiss()
    stage.rest()
    sheet = lower
  }

  /// Presents a fresh sheet that decides the status bar, and hides it.
  func presentWithHiddenBar() {
    stage.act {
      let guest = makeSheet("sheet", hidesStatusBar: true)
      stage.installer.install(on: guest, as: style)
      guest.modalPresentationCapturesStatusBarAppearance = style != .fullScreen
      show(guest)
    }
  }

  /// Presents a sheet that hides the status bar, and lets the scene come to rest, before the script
  /// begins.
  func openWithHiddenBar() {
    presentWithHiddenBar()
    stage.begin()
  }

  /// Makes a controller ready to be presented under the play's own style.
  func outfit(_ guest: UIViewController) { outfit(guest, as: style) }

  private func outfit(_ guest: UIViewController, as style: ModalStyle) {
    stage.installer.install(on: guest, as: style)
    if let look { guest.modalTransitionStyle = look }
    if !detents.isEmpty { guest.sheetPresentationController?.detents = detents }
  }

  /// Lets a popover point at a place near the top, as it has to each time.
  private func anchor(_ guest: UIViewController) {
    guard guest.modalPresentationStyle == .popover else { return }
    guest.preferredContentSize = CGSize(width: 200, height: 200)
    guest.popoverPresentationController?.sourceView = host.view
    guest.popoverPresentationController?.sourceRect = CGRect(
      x: 100, y: 100, width: 40, height: 40)
  }

  /// Presents a fresh sheet that presents another one above itself as soon as it has appeared.
  ///
  /// What a popover presents is a sheet: it would be in the way of another popover's arrow.
  func presentTwo() {
    stage.act {
      let guest = makeSheet(style.guestName)
      outfit(guest)
      stage.onArrival(of: guest) { [self, weak guest] in
        let top = makeSheet("top", over: guest)
        outfit(top, as: style == .popover ? .pageSheet : style)
        show(top, over: guest)
      }
      show(guest)
    }
  }

  /// Presents above the sheet one that asks the presenter to end all as soon as it has appeared.
  func presentAndEnd() {
    stage.act {
      let top = makeSheet("top", over: sheet)
      outfit(top)
      stage.onArrival(of: top) { [self] in
        stage.act { host.dismiss(animated: true) {} }
      }
      show(top, over: sheet)
    }
  }

  /// Presents above the sheet one that covers the screen, whatever the play's style.
  func cover() {
    stage.act {
      let top = makeSheet("top", over: sheet)
      outfit(top, as: .fullScreen)
      show(top, over: sheet)
    }
  }

  /// Presents a controller that was made ready before.
  func show(
    _ guest: UIViewController, animated: Bool = true, over presenter: UIViewController? = nil,
    then completion: (@MainActor () -> Void)? = {}
  ) {
    sheet = guest
    anchor(guest)
    stage.present(guest, over: presenter ?? host, animated: animated, then: completion)
  }

  /// Presents a controller once more, in the play's own style.
  func showAgain(_ guest: UIViewController) {
    stage.installer.restyle(guest, as: style)
    show(guest)
  }

  private func takeGuest(_ name: String, over presenter: UIViewController) -> UIViewController {
    defer { readyGuest = nil }
    return readyGuest ?? makeGuest(name, over: presenter)
  }

  private func makeGuest(_ name: String, over presenter: UIViewController) -> UIViewController {
    switch setting {
    case .screens, .context, .contextBelowBar: makeSheet(name, over: presenter)
    case .navigations:
      stage.navigation(
        "\(name)-nav", [(stage.makeScreen(.pushed, .lightContent), name)], hidesBar: true)
    }
  }

  /// Makes a screen that is to be presented; it is cast.
  func makeSheet(
    _ name: String, hidesStatusBar: Bool = false, over presenter: UIViewController? = nil
  ) -> UIViewController {
    let sheet = stage.makeScreen(
      .presented, .lightContent, hidesStatusBar: hidesStatusBar, over: presenter ?? host)
    stage.cast(sheet, as: name)
    return sheet
  }

  /// Dismisses what was presented last.
  func dismiss(animated: Bool = true, then completion: (@MainActor () -> Void)? = {}) {
    stage.act {
      if let sheet { stage.dismiss(sheet, animated: animated, then: completion) }
    }
  }

  // MARK: - Surroundings

  /// Puts a text field on a screen, and the keyboard up for it.
  func type(on screen: UIViewController?, as name: String) {
    guard let screen else { return }
    stage.addField(to: screen, as: name).becomeFirstResponder()
  }

  // MARK: - Whole changes

  /// Presents and dismisses, and lets the scene come to rest after each.
  func cycle(animatedIn: Bool = true, animatedOut: Bool = true) {
    present(animated: animatedIn)
    stage.rest()
    dismiss(animated: animatedOut)
    stage.rest()
  }

  /// Does the same five times from the first baseline, with the same animator or delegate.
  func repeatRounds(_ round: () -> Void) {
    stage.installer.isShared = true
    stage.begin()
    stage.repeatRounds(5, round)
  }

  /// Taps the middle of the screen, which no popover covers.
  func tapBeside() {
    stage.tap(host.view, as: "host.view")
    stage.rest()
  }

  /// Presents, and lets the scene come to rest, before the script begins.
  func open() {
    present()
    stage.begin()
  }
}
