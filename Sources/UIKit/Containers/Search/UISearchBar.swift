import CoreGraphics
public import Foundation

/// A bar in which the user types what is to be found.
///
/// It can have the keyboard, and has a button that ends the search where that is shown; nobody types here.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How the bar looks.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// The pictures of the bar.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// The search that the bar belongs to.
  @ZeroingWeak final var search: UISearchController?
  /// Who is asked and told; not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field in which the user types.
  public private(set) final lazy var searchTextField = makeField()
  private final lazy var cancelButton = makeCancelButton()

  /// What is to be found.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text ?? "" else { return }
      searchTextField.text = newValue
      if let search, search.isActive { search.noteText() }
    }
  }
  /// The line above the field.
  open var prompt: String?
  /// What is shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Whether the button that ends the search is shown.
  open var showsCancelButton = false {
    didSet { setNeedsLayout() }
  }
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var showsScopeBar = false
  /// The titles of the scopes.
  open var scopeButtonTitles: [String]?
  /// The scope that is chosen.
  open var selectedScopeButtonIndex = 0
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var scopeBarBackgroundImage: UIImage?
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var searchTextPositionAdjustment = UIOffset.zero
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var enablesReturnKeyAutomatically = true
  open var isSecureTextEntry = false
  /// Whether the bar reacts to the user.
  open var isEnabled = true
  private var icons: [Int: UIImage] = [:]

  /// Shows or hides the button that ends the search; how it comes and goes is not modelled.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Shows or hides the scopes; how they come and go is not modelled.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon.rawValue] = iconImage
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon.rawValue] }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    searchTextField.background = image
  }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Lets the field have the keyboard, which begins the search.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The size that bars for searching have.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 56)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 56)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
}

extension UISearchBar {
  /// How wide the button is that ends the search, in points. (Inferred.)
  private static let buttonWidth: CGFloat = 70

  private func makeField() -> UISearchTextField {
    let field = UISearchTextField(frame: .zero)
    field.bar = self
    addSubview(field)
    return field
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(frame: .zero)
    button.setTitle("Cancel", for: .normal)
    button.accessibilityLabel = "Cancel"
    button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private func placeParts() {
    var room = bounds.insetBy(dx: 8, dy: 10)
    cancelButton.isHidden = !showsCancelButton
    if showsCancelButton {
      cancelButton.frame = CGRect(
        x: room.maxX - Self.buttonWidth, y: room.minY, width: Self.buttonWidth, height: room.height)
      room.size.width -= Self.buttonWidth
    }
    searchTextField.frame = room
  }

  /// Tells or asks the delegate, which is to answer for what it does then.
  @discardableResult
  fileprivate func ask<Answer>(_ question: (any UISearchBarDelegate) -> Answer) -> Answer? {
    World.consult(optional: delegate, question)
  }

  /// The user ends the search.
  private func cancel() {
    ask { $0.searchBarCancelButtonClicked(self) }
    search?.deactivate()
  }
}

/// The field of a bar for searching.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  final weak var bar: UISearchBar?
  /// The words that are taken as a whole.
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor!
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  /// Asks the bar's delegate, begins the search, and then has the keyboard.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard let bar else { return super.becomeFirstResponder() }
    if isFirstResponder { return true }
    guard bar.isEnabled, bar.ask({ $0.searchBarShouldBeginEditing(bar) }) ?? true else {
      return false
    }
    bar.search?.activate()
    guard super.becomeFirstResponder() else { return false }
    bar.ask { $0.searchBarTextDidBeginEditing(bar) }
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard let bar, isFirstResponder else { return super.resignFirstResponder() }
    guard bar.ask({ $0.searchBarShouldEndEditing(bar) }) ?? true, super.resignFirstResponder()
    else {
      return false
    }
    bar.ask { $0.searchBarTextDidEndEditing(bar) }
    return true
  }
}
