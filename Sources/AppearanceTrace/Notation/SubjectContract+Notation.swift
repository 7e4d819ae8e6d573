extension SubjectContract {
  /// A clause in the words of a trace's header.
  package func words(of clause: Clause) -> [String] {
    switch clause {
    case .presenter: [presenter.rawValue]
    case .coversStatusBar: ["\(coversStatusBar)"]
    case .restingLook:
      ViewProperty.Kind.allCases.filter(restingLook.contains).map(\.rawValue)
    case .keepsChildren: ["\(keepsChildren)"]
    case .keepsSides: ["\(keepsSides)"]
    case .showsSides: ["\(showsSides)"]
    case .chrome: chrome
    case .blocksWhatIsBehind: ["\(blocksWhatIsBehind)"]
    case .isAsymmetric: ["\(isAsymmetric)"]
    case .allowsBackSwipe: ["\(allowsBackSwipe)"]
    case .closesOnTap: ["\(closesOnTap)"]
    }
  }

  /// Takes a clause in from its words.
  ///
  /// - Returns: Whether the words say another thing than UIKit's own behaviour, in their one form.
  mutating func declare(_ clause: Clause, _ words: [String]) -> Bool {
    let usual = self.words(of: clause)
    let flag = words.first.flatMap(Bool.init)
    switch clause {
    case .presenter: presenter = words.first.flatMap(PresenterPolicy.init) ?? presenter
    case .coversStatusBar: coversStatusBar = flag ?? coversStatusBar
    case .restingLook: restingLook = Set(words.compactMap(ViewProperty.Kind.init))
    case .keepsChildren: keepsChildren = flag ?? keepsChildren
    case .keepsSides: keepsSides = flag ?? keepsSides
    case .showsSides: showsSides = flag ?? showsSides
    case .chrome: chrome = words
    case .blocksWhatIsBehind: blocksWhatIsBehind = flag ?? blocksWhatIsBehind
    case .isAsymmetric: isAsymmetric = flag ?? isAsymmetric
    case .allowsBackSwipe: allowsBackSwipe = flag ?? allowsBackSwipe
    case .closesOnTap: closesOnTap = flag ?? closesOnTap
    }
    return words != usual && words == self.words(of: clause)
  }
}
