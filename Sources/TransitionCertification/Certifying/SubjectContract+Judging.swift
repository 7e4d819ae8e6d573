extension SubjectContract {
  /// The contract as rules read it.
  public var judging: JudgingContract {
    JudgingContract(
      presenter: presenter.judging, coversStatusBar: coversStatusBar, restingLook: restingLook,
      keepsChildren: keepsChildren, chrome: chrome, blocksWhatIsBehind: blocksWhatIsBehind,
      isAsymmetric: isAsymmetric)
  }
}

extension PresenterPolicy {
  fileprivate var judging: JudgingContract.PresenterPolicy {
    switch self {
    case .uikit: .uikit
    case .emulated: .emulated
    }
  }
}
