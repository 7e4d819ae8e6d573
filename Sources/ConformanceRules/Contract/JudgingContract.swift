public import AppearanceTrace

/// What a subject declares of itself, as far as rules need it; the defaults are UIKit's behaviour.
public struct JudgingContract: Sendable, Equatable {
  /// Who tells a presenter that stays in the window that it goes and comes.
  public var presenter: PresenterPolicy
  /// Whether what is presented covers the status bar, and so has to decide it.
  public var coversStatusBar: Bool
  /// The properties in which a presenter may look different while it presents.
  public var restingLook: Set<ViewProperty.Kind>
  /// Whether a container keeps children whose views are out.
  public var keepsChildren: Bool
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
    chrome: [String] = [],
    blocksWhatIsBehind: Bool = true,
    isAsymmetric: Bool = false
  ) {
    self.presenter = presenter
    self.coversStatusBar = coversStatusBar
    self.restingLook = restingLook
    self.keepsChildren = keepsChildren
    self.chrome = chrome
    self.blocksWhatIsBehind = blocksWhatIsBehind
    self.isAsymmetric = isAsymmetric
  }
}

extension JudgingContract {
  /// Who tells a presenter that stays in the window that it goes and comes.
  public enum PresenterPolicy: String, Sendable, CaseIterable {
    /// Nobody does: a presenter that stays in the window hears nothing.
    case uikit
    /// The subject does, by hand.
    case emulated
  }

  /// A part of a contract that can differ from UIKit's behaviour.
  public enum Clause: String, Sendable, CaseIterable {
    case presenter, coversStatusBar, restingLook, keepsChildren, chrome
    case blocksWhatIsBehind, isAsymmetric
  }

  /// The clauses that differ from UIKit's behaviour, in a fixed order.
  public var declaredClauses: [Clause] {
    let usual = JudgingContract()
    return Clause.allCases.filter { clause in
      switch clause {
      case .presenter: presenter != usual.presenter
      case .coversStatusBar: coversStatusBar != usual.coversStatusBar
      case .restingLook: restingLook != usual.restingLook
      case .keepsChildren: keepsChildren != usual.keepsChildren
      case .chrome: chrome != usual.chrome
      case .blocksWhatIsBehind: blocksWhatIsBehind != usual.blocksWhatIsBehind
      case .isAsymmetric: isAsymmetric != usual.isAsymmetric
      }
    }
  }
}
