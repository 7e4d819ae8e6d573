import TransitionCertification
import TransitionParts

/// Transitions with one fault each, group by group, and in each beside their relatives.
enum FaultySubjects {
  static let all: [ListedSubject] =
    appearance + completion + ownership + statusBar + containment + interaction + geometry
    + navigation + resources + accessibility + seeds + libraries + screens + meanwhile

  // MARK: - Ways to show a fault

  /// A container that switches screens.
  static func switcher<Container: ScreenSwitcher>(
    _ name: String, contract: SubjectContract = SubjectContract(),
    _ make: @escaping @MainActor @Sendable ([UIViewController]) -> Container
  ) -> Subject {
    .container(
      "faulty/\(name)", contract: contract, make: make,
      select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) })
  }

  /// A container that switches screens, and shows another one at its side.
  static func drawer<Container: SideDrawer>(
    _ name: String,
    _ make: @escaping @MainActor @Sendable ([UIViewController], UIViewController) -> Container
  ) -> Subject {
    DrawerSetUp.subject("faulty/\(name)", make)
  }

  /// A container with contexts of its own, and a finger that pulls the next child in.
  static func driven<Container: DrivenSwitcher>(
    _ name: String, _ make: @escaping @MainActor @Sendable ([UIViewController]) -> Container
  ) -> Subject {
    .container(
      "faulty/\(name)", make: make, select: { $0.show($1, animated: $2) },
      adopt: { $0.animator = $1 }, drag: .drag(.left))
  }

  /// A screen that slides over the one below, with a finger that pulls it away.
  static func slide(
    _ name: String, contract: SubjectContract = SubjectContract(),
    _ make: @escaping @MainActor @Sendable () -> SlideDelegate
  ) -> Subject {
    .delegate("faulty/\(name)", dismissedBy: .drag(.down), contract: contract, make)
      .presented(by: .drag(.up), SlideSetUp.presenter)
  }

  /// Screens that slide in a navigation, with a finger that pulls the top one away.
  static func slideNavigation(
    _ name: String, contract: SubjectContract = SubjectContract(),
    _ make: @escaping @MainActor @Sendable () -> SlideNavigation
  ) -> Subject {
    .navigation("faulty/\(name)", poppedBy: .drag(.right), contract: contract, make)
      .preparing(SlideSetUp.navigation)
  }

  /// Tabs that slide, with a finger that pulls the next one in.
  static func slideTabs(
    _ name: String, contract: SubjectContract = SubjectContract(),
    _ make: @escaping @MainActor @Sendable () -> SlideTabs
  ) -> Subject {
    .tabs("faulty/\(name)", selectedBy: .drag(.left), contract: contract, make)
      .preparing(SlideSetUp.tabs)
  }
}
