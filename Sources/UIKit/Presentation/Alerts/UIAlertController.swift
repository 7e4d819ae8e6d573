import CoreGraphics
public import Foundation

/// How serious what an alert says is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As the system thinks.
  case `default` = 0
  /// The user has to see it.
  case critical = 1
}

/// A controller that says something, and lets the user choose what is to be done.
///
/// It is presented like any other controller. Its buttons are controls that a finger can tap: the alert is
/// dismissed with an animation, and when it is gone, what the button is for is done (CE-01). Differs from
/// UIKit: buttons always lie below each other, nothing is dimmed or drawn, and what raises an exception
/// there, such as a second button that cancels, is taken here.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// What an alert looks like.
  public enum Style: Int, Sendable {
    /// A list of buttons at the bottom of the screen, or a popover where there is room.
    case actionSheet = 0
    /// A panel in the middle of the screen.
    case alert = 1
  }

  /// What the alert looks like.
  open private(set) var preferredStyle = Style.actionSheet

  /// The text below the title.
  open var message: String? {
    didSet { panelIfLoaded?.setNeedsLayout() }
  }

  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The button that a keyboard's return key stands for; kept, for no keys are pressed here.
  open var preferredAction: UIAlertAction?

  /// The fields of an alert, in the order in which they were added; none where it has none.
  open private(set) var textFields: [UITextField]?

  /// How serious it is; kept, and without effect.
  open var severity = UIAlertControllerSeverity.default

  /// Makes an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    if preferredStyle == .alert { modalTransitionStyle = .crossDissolve }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a button below the others.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    panelIfLoaded?.rebuild()
  }

  /// Adds a field to an alert; an action sheet has none, and raises on iOS.
  ///
  /// - Parameter configurationHandler: called at once with the field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return }
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    panelIfLoaded?.rebuild()
  }

  /// The system's own, whatever is set: a popover for an action sheet, where it has an anchor to want
  /// (D13), and one of its own for an alert. (Inferred.)
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { preferredStyle == .actionSheet ? .popover : .custom }
    set {}
  }

  /// The size of the panel, which a popover takes on.
  open override var preferredContentSize: CGSize {
    get { panelSize }
    set { super.preferredContentSize = newValue }
  }

  open override func loadView() { inherited { view = AlertPanel(self) } }

  /// Lets the first field have the keyboard. (Inferred.)
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    inherited { _ = textFields?.first?.becomeFirstResponder() }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    inherited { _ = viewIfLoaded?.endEditing(true) }
  }

  override func presentationController(ownOver presenter: UIViewController?)
    -> UIPresentationController?
  {
    switch preferredStyle {
    case .alert: AlertPresentation(presentedViewController: self, presenting: presenter)
    case .actionSheet: ActionSheetPresentation(presentedViewController: self, presenting: presenter)
    }
  }
}

extension UIAlertController {
  private var panelIfLoaded: AlertPanel? { viewIfLoaded as? AlertPanel }

  /// The size of what is shown, in points.
  final var panelSize: CGSize { (view as? AlertPanel)?.size ?? .zero }

  /// The buttons that are shown, from the top: the one that cancels is the last, and in a popover a tap
  /// beside it stands for that one. (Inferred from what the documentation shows.)
  final var shownActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    return isInPopover ? others : others + actions.filter { $0.style == .cancel }
  }

  /// Whether the action sheet is a popover.
  private var isInPopover: Bool {
    guard preferredStyle == .actionSheet else { return false }
    return ownPresentation.map { $0.style == .popover }
      ?? (traitCollection.horizontalSizeClass == .regular)
  }

  /// Whether a tap beside the panel is a choice: of the button that cancels, or of nothing in a popover.
  final var takesTapsBeside: Bool {
    guard preferredStyle == .actionSheet else { return false }
    return isInPopover || actions.contains { $0.style == .cancel }
  }

  /// Chooses the button that cancels, where there is one.
  final func chooseNothing() { choose(actions.first { $0.style == .cancel }) }

  /// Dismisses the alert, and then does what a button is for; only where nothing moves.
  final func choose(_ action: UIAlertAction?) {
    guard let presentation = ownPresentation, presentation.phase == .presented,
      !World.current.isHalted,
      let change = DismissingChange(presentation, isAnimated: true, completion: nil)
    else { return }
    change.whenOver = { finished in
      if finished { action?.perform() }
    }
    World.acting(as: .host) { change.schedule() }
  }
}
