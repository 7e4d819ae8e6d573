import GoodTransitions
import TransitionCertification

extension GoodSubjects {
  /// Tab bar and navigation controllers of a library's own.
  static let controllers: [ListedSubject] = [pageTabs, slideStack, topDecidesStack]

  private static let pageTabs = ListedSubject(
    .tabs("good/page-tabs", selectedBy: .drag(.left)) { PageTabs() }
      .reporting(index: { ($0 as? PageTabs)?.place }),
    "a tab bar controller turns its tabs like pages", role: .good)

  private static let slideStack = ListedSubject(
    .navigation("good/slide-stack", poppedBy: .drag(.right)) { SlideStack() },
    "a navigation controller slides its screens, and a finger pulls them away", role: .good)

  private static let topDecidesStack = ListedSubject(
    .navigation("good/top-decides-stack", poppedBy: .drag(.right)) { TopDecidesStack() },
    "the top of a navigation controller decides the status bar", role: .good)
}
