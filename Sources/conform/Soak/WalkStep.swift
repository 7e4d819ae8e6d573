import ConformanceDocuments
/// What somebody can do with a hierarchy.
enum WalkStep: CaseIterable {
  case present, dismissTop, dismissAll, dismissSomebody
  case alert, answer, chooseDetent
  case push, pop, popToRoot, replaceStack
  case select, replaceTabs, turnPages
  case changeFamily, switchContainer
  case swapRoot
  case chooseAnimator, letGo, hook
  case fingerDown, fingerMove, fingerUp
  case changeInput, raiseKeyboard, dropKeyboard
  case resize, turnDevice, darken, background
  case turn, wait

  /// What may be asked from inside of a callback: all that is no doing of the world's or the user's.
  static let errands: [WalkStep] = [
    .present, .dismissTop, .dismissAll, .dismissSomebody, .alert, .chooseDetent, .changeInput,
    .push, .pop, .popToRoot, .replaceStack, .select, .replaceTabs, .turnPages, .changeFamily,
    .switchContainer, .swapRoot,
  ]
}
