import TransitionCertification

/// The examples that the documentation of contracts shows: each stands between two marks, and is quoted
/// there word for word.
enum ContractExamples {
  /// Each clause with the contract that its example declares.
  static var all: [SubjectContract.Clause: SubjectContract] {
    [
      .presenter: presenter(), .coversStatusBar: coversStatusBar(), .restingLook: restingLook(),
      .keepsChildren: keepsChildren(), .keepsSides: keepsSides(), .showsSides: showsSides(),
      .chrome: chrome(),
      .blocksWhatIsBehind: blocksWhatIsBehind(), .isAsymmetric: isAsymmetric(),
      .allowsBackSwipe: allowsBackSwipe(), .closesOnTap: closesOnTap(),
    ]
  }

  private static func presenter() -> SubjectContract {
    // example
    // The animator calls beginAppearanceTransition and endAppearanceTransition of the presenter.
    let contract = SubjectContract(presenter: .emulated)
    // end
    return contract
  }

  private static func coversStatusBar() -> SubjectContract {
    // example
    // A card as high as the screen, which captures the status bar.
    let contract = SubjectContract(coversStatusBar: true)
    // end
    return contract
  }

  private static func restingLook() -> SubjectContract {
    // example
    // The presenter is smaller and paler behind the card, for as long as that is there.
    let contract = SubjectContract(restingLook: [.transform, .alpha])
    // end
    return contract
  }

  private static func keepsChildren() -> SubjectContract {
    // example
    // A pager whose pages stay its children when others are shown.
    let contract = SubjectContract(keepsChildren: true)
    // end
    return contract
  }

  private static func keepsSides() -> SubjectContract {
    // example
    // A drawer that adds its menus once, and takes only their views out when they are closed.
    let contract = SubjectContract(keepsSides: true)
    // end
    return contract
  }

  private static func showsSides() -> SubjectContract {
    // example
    // A drawer whose handle looks out of the edge while it is closed.
    let contract = SubjectContract(showsSides: true)
    // end
    return contract
  }

  private static func chrome() -> SubjectContract {
    // example
    // A view of the class DimmingView lies in the presenter's view for as long as the card is there.
    let contract = SubjectContract(chrome: ["DimmingView"])
    // end
    return contract
  }

  private static func blocksWhatIsBehind() -> SubjectContract {
    // example
    // A panel beside which the presenter can be used.
    let contract = SubjectContract(blocksWhatIsBehind: false)
    // end
    return contract
  }

  private static func isAsymmetric() -> SubjectContract {
    // example
    // Sheets come by an animator, and their dismissal is left to the system.
    let contract = SubjectContract(isAsymmetric: true)
    // end
    return contract
  }

  private static func allowsBackSwipe() -> SubjectContract {
    // example
    // A wizard in whose stack only its own buttons lead back.
    let contract = SubjectContract(allowsBackSwipe: false)
    // end
    return contract
  }

  private static func closesOnTap() -> SubjectContract {
    // example
    // A notice that goes when somebody taps on it.
    let contract = SubjectContract(closesOnTap: true)
    // end
    return contract
  }
}
