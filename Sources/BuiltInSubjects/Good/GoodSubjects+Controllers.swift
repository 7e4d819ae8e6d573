import GoodTransitions
import TransitionCertification

extension GoodSubjects {
  /// Tab bar and navigation controllers of a library's own.
  static let controllers: [ListedSubject] = [pageTabs, slideStack]

  private static let pageTabs = ListedSubject(
    .tabs("good/page-tabs", selectedBy: .drag(.left)) { PageTabs() }
      .reporting(index: { ($0 as? PageTabs)?.place }),
    "a tab bar controller turns its tabs like pages", role: .good)

  private static let slideStack = ListedSubject(
    .navigation("good/slide-stack", poppedBy: .drag(.right)) { SlideStack() },
    "a navigation controller slides its screens, and a finger pulls them away", role: .good)
}
