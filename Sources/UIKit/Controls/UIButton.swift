public import Foundation

/// A control for a tap.
///
/// Keeps titles, pictures and colours by state and shows the title and the picture of the state it is in.
/// Differs from UIKit: of a configuration, title and picture alone are shown, and menus do not open.
@preconcurrency @MainActor open class UIButton: UIControl {
  final var faces: [UInt: ButtonFace] = [:]
  private var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
  private var type = ButtonType.custom
  final var label: UILabel?
  final var picture: UIImageView?

  /// The edges around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero

  /// The edges around the title.
  open var titleEdgeInsets = UIEdgeInsets.zero

  /// The edges around the picture.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// Whether the picture is darker while touched.
  open var adjustsImageWhenHighlighted = true

  /// Whether the picture is fainter while disabled.
  open var adjustsImageWhenDisabled = true

  /// Whether the button glows while touched.
  open var showsTouchWhenHighlighted = false

  /// What the button shows, as a value; none for what states say.
  open var configuration: Configuration? {
    didSet { showConfiguration() }
  }

  /// Called when the button's state or what it shows is to be looked at again.
  open var configurationUpdateHandler: ConfigurationUpdateHandler?

  /// Whether the configuration follows the state by itself; kept.
  open var automaticallyUpdatesConfiguration = true

  /// What the button does to the whole; kept.
  open var role = Role.normal

  /// The menu that the button opens; no finger does it here.
  open var menu: UIMenu?

  /// The order of the menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// Whether choosing an element of the menu changes the title; kept.
  open var changesSelectionAsPrimaryAction = false

  /// Whether a pointer changes over the button; there is none here.
  open var isPointerInteractionEnabled = false

  /// Says how a symbol looks in a state; kept.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { symbols[state.rawValue] = configuration }

  /// How a symbol looks in a state.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { symbols[state.rawValue] }

  /// Asks for an update of the configuration, before the next layout.
  open func setNeedsUpdateConfiguration() { setNeedsLayout() }

  /// Looks at the configuration again; calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Makes a button without looks of its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a button without looks of its own.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
  }

  /// Makes a button of a kind that does something when tapped, titled as the action is.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    type = buttonType
  }

  /// Makes a button that does something when tapped, titled as the action is.
  public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The kind.
  open var buttonType: ButtonType { type }

  /// The view of the title; made when it is asked for.
  open var titleLabel: UILabel? { titleView }

  /// The view of the picture; made when it is asked for.
  open var imageView: UIImageView? { imageHolder }

  /// Chooses the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
  }

  /// Chooses the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }

  /// Chooses the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Chooses the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
  }

  /// Chooses the picture behind everything for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
  }

  /// Chooses the title with its attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }

  /// The title of a state.
  open func title(for state: UIControl.State) -> String? { face(state).title }

  /// The title's colour of a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { face(state).titleColor }

  /// The title's shadow of a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    face(state).titleShadowColor
  }

  /// The picture of a state.
  open func image(for state: UIControl.State) -> UIImage? { face(state).image }

  /// The picture behind everything of a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    face(state).backgroundImage
  }

  /// The title with its attributes of a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    face(state).attributedTitle
  }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  /// The title's colour that is shown.
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? titleColor(for: .normal) ?? .white
  }

  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }

  /// The picture behind everything that is shown.
  open var currentBackgroundImage: UIImage? {
    backgroundImage(for: state) ?? backgroundImage(for: .normal)
  }

  /// The title with its attributes that is shown.
  open var currentAttributedTitle: NSAttributedString? {
    attributedTitle(for: state) ?? attributedTitle(for: .normal)
  }

  /// The size of the content, by estimate.
  open override var intrinsicContentSize: CGSize {
    let title = EstimatedText(currentTitle ?? "", font: label?.font).size(width: 0, lines: 1)
    let image = currentImage?.size ?? .zero
    return CGSize(
      width: title.width + image.width + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(title.height, image.height) + contentEdgeInsets.top + contentEdgeInsets.bottom)
  }

  /// The size of the content, by estimate.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places title and picture.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if configurationUpdateHandler != nil { updateConfiguration() }
    placeContent()
  }
}
