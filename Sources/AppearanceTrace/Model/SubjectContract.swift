/// What a subject declares of itself: where it differs from UIKit's own behaviour, on purpose.
public struct SubjectContract: Sendable, Equatable {
  /// Who tells a presenter that stays in the window that it goes and comes.
  public var presenter: PresenterPolicy
  /// Whether what is presented covers the status bar, and so has to decide it.
  public var coversStatusBar: Bool
  /// The properties in which a presenter may look different while it presents.
  public var restingLook: Set<ViewProperty.Kind>
  /// Whether a container keeps children whose views are out.
  public var keepsChildren: Bool
  /// Whether a container keeps what it shows at its sides as children while they are closed.
  public var keepsSides: Bool
  /// The class names of views that stay while something is presented.
  public var chrome: [String]
  /// Whether touches and assistive technology do not reach what lies behind.
  public var blocksWhatIsBehind: Bool
  /// Whether the way back is the system's transition, on purpose.
  public var isAsymmetric: Bool

  /// Makes a contract; each clause that is left out is UIKit's own behaviour.
  public init(
    presenter: PresenterPolicy = .uikit,
    coversStatusBar: Bool = false,
    restingLook: Set<ViewProperty.Kind> = [],
    keepsChildren: Bool = false,
    keepsSides: Bool = false,
    chrome: [String] = [],
    blocksWhatIsBehind: Bool = true,
    isAsymmetric: Bool = false
  ) {
    self.presenter = presenter
    self.coversStatusBar = coversStatusBar
    self.restingLook = restingLook
    self.keepsChildren = keepsChildren
    self.keepsSides = keepsSides
    self.chrome = chrome
    self.blocksWhatIsBehind = blocksWhatIsBehind
    self.isAsymmetric = isAsymmetric
  }
}

extension SubjectContract {
  /// A part of a contract that can differ from UIKit's behaviour.
  public enum Clause: String, Sendable, CaseIterable {
    case presenter, coversStatusBar, restingLook, keepsChildren, keepsSides, chrome
    case blocksWhatIsBehind, isAsymmetric
  }

  /// The clauses that differ from UIKit's behaviour, in a fixed order.
  public var declaredClauses: [Clause] {
    let usual = SubjectContract()
    return Clause.allCases.filter { words(of: $0) != usual.words(of: $0) }
  }
}
