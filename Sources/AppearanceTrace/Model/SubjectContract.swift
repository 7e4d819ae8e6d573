/// What a subject declares of itself: where it differs from UIKit's own behaviour, on purpose.
public struct SubjectContract: Sendable, Equatable {
  /// Who tells a presenter that stays in the window that it goes and comes.
  ///
  /// ```swift
  /// // The animator calls beginAppearanceTransition and endAppearanceTransition of the presenter.
  /// let contract = SubjectContract(presenter: .emulated)
  /// ```
  public var presenter: PresenterPolicy
  /// Whether what is presented covers the status bar, and so has to decide it.
  ///
  /// ```swift
  /// // A card as high as the screen, which captures the status bar.
  /// let contract = SubjectContract(coversStatusBar: true)
  /// ```
  public var coversStatusBar: Bool
  /// The properties in which a presenter, and what it presents, may look different while that is so.
  ///
  /// A view that moves, shrinks or pales has a `.transform`, a `.frame` or an `.alpha`; round corners are
  /// a `.corner`, and what is cut off at them `.clips`; there are a `.shadow`, a `.mask`, an `.anchor` and a
  /// `.z`, and a view that is `.hidden`; contents that recede by their layer's `sublayerTransform` have a
  /// `.perspective`. A dismissal that is given up leaves such a look as it was.
  ///
  /// ```swift
  /// // The presenter is smaller and paler behind the card, for as long as that is there.
  /// let contract = SubjectContract(restingLook: [.transform, .alpha])
  /// ```
  public var restingLook: Set<ViewProperty.Kind>
  /// Whether a container keeps children whose views are out.
  ///
  /// ```swift
  /// // A pager whose pages stay its children when others are shown.
  /// let contract = SubjectContract(keepsChildren: true)
  /// ```
  public var keepsChildren: Bool
  /// Whether a container keeps what it shows at its sides as children while they are closed.
  ///
  /// ```swift
  /// // A drawer that adds its menus once, and takes only their views out when they are closed.
  /// let contract = SubjectContract(keepsSides: true)
  /// ```
  public var keepsSides: Bool
  /// Whether a part of what a container shows at its sides is always seen, so that it appears and goes with
  /// the container, and to open and to close it only moves it.
  ///
  /// ```swift
  /// // A drawer whose handle looks out of the edge while it is closed.
  /// let contract = SubjectContract(showsSides: true)
  /// ```
  public var showsSides: Bool
  /// The class names of views that stay while something is presented, beside those that its presentation
  /// brings into its own container beneath or around it.
  ///
  /// ```swift
  /// // A view of the class DimmingView lies in the presenter's view for as long as the card is there.
  /// let contract = SubjectContract(chrome: ["DimmingView"])
  /// ```
  public var chrome: [String]
  /// Whether touches and assistive technology do not reach what lies behind something presented.
  ///
  /// ```swift
  /// // A panel beside which the presenter can be used.
  /// let contract = SubjectContract(blocksWhatIsBehind: false)
  /// ```
  public var blocksWhatIsBehind: Bool
  /// Whether what the subject's animator presents goes by the system's transition, on purpose.
  ///
  /// A delegate of a stack or of tabs need not say what it leaves to the system.
  ///
  /// ```swift
  /// // Sheets come by an animator, and their dismissal is left to the system.
  /// let contract = SubjectContract(isAsymmetric: true)
  /// ```
  public var isAsymmetric: Bool
  /// Whether the system's swipe from the edge leads back in a stack.
  ///
  /// ```swift
  /// // A wizard in whose stack only its own buttons lead back.
  /// let contract = SubjectContract(allowsBackSwipe: false)
  /// ```
  public var allowsBackSwipe: Bool
  /// Whether a tap on what is presented takes it away.
  ///
  /// ```swift
  /// // A notice that goes when somebody taps on it.
  /// let contract = SubjectContract(closesOnTap: true)
  /// ```
  public var closesOnTap: Bool

  /// Makes a contract; each clause that is left out is UIKit's own behaviour.
  public init(
    presenter: PresenterPolicy = .uikit,
    coversStatusBar: Bool = false,
    restingLook: Set<ViewProperty.Kind> = [],
    keepsChildren: Bool = false,
    keepsSides: Bool = false,
    showsSides: Bool = false,
    chrome: [String] = [],
    blocksWhatIsBehind: Bool = true,
    isAsymmetric: Bool = false,
    allowsBackSwipe: Bool = true,
    closesOnTap: Bool = false
  ) {
    self.presenter = presenter
    self.coversStatusBar = coversStatusBar
    self.restingLook = restingLook
    self.keepsChildren = keepsChildren
    self.keepsSides = keepsSides
    self.showsSides = showsSides
    self.chrome = chrome
    self.blocksWhatIsBehind = blocksWhatIsBehind
    self.isAsymmetric = isAsymmetric
    self.allowsBackSwipe = allowsBackSwipe
    self.closesOnTap = closesOnTap
  }
}

extension SubjectContract {
  /// A part of a contract that can differ from UIKit's behaviour.
  public enum Clause: String, Sendable, CaseIterable {
    case presenter, coversStatusBar, restingLook, keepsChildren, keepsSides, showsSides
    case chrome, blocksWhatIsBehind, isAsymmetric, allowsBackSwipe, closesOnTap
  }

  /// The clauses that differ from UIKit's behaviour, in a fixed order.
  public var declaredClauses: [Clause] {
    let usual = SubjectContract()
    return Clause.allCases.filter { words(of: $0) != usual.words(of: $0) }
  }
}
