import GoodTransitions
import TransitionCertification
import TransitionParts

extension GoodSubjects {
  /// Subjects that care about touches on purpose: deaf while something moves, or all ears; and a spring that
  /// comes to rest before its end.
  static let touches = [
    deafeningSlide, mutedSlide, mutedNavigation, mutedTabs, mutedSwitcher, containerPull,
    springRise, tappedSheet, noticeSheet,
  ]

  private static let deafeningSlide = ListedSubject(
    .delegate("good/deafening-slide", dismissedBy: .drag(.down)) {
      SlideDelegate(presentation: {
        DeafeningPresentation(presentedViewController: $0, presenting: $1)
      })
    }
    .presented(as: [.custom]),
    "a presenter hears no touches while it presents", role: .good)

  private static let mutedSlide = ListedSubject(
    .delegate("good/muted-slide", dismissedBy: .drag(.down)) {
      SlideDelegate(
        animator: { MutedSlide(isForward: $0) },
        presentation: { WakefulPresentation(presentedViewController: $0, presenting: $1) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "all touches are ignored while a screen slides, which keeps the device awake", role: .good)

  private static let mutedNavigation = ListedSubject(
    .navigation("good/muted-navigation", poppedBy: .drag(.right)) {
      SlideNavigation(animator: { MutedSlide(isForward: $0) })
    }
    .preparing(SlideSetUp.navigation),
    "all touches are ignored while a pushed screen slides", role: .good)

  private static let mutedTabs = ListedSubject(
    .tabs("good/muted-tabs", selectedBy: .drag(.left)) {
      SlideTabs(animator: { MutedSlide(isForward: $0) })
    }
    .preparing(SlideSetUp.tabs),
    "all touches are ignored while a tab slides", role: .good)

  private static let mutedSwitcher = ListedSubject(
    .container(
      "good/muted-switcher", make: { MutedSwitcher($0) }, select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) }),
    "a container hears no touches while it switches", role: .good)

  private static let containerPull = ListedSubject(
    .delegate("good/container-pull", dismissedBy: .drag(.down)) { ContainerPullDelegate() }
      .presented(as: [.custom]),
    "fingers anywhere in the container pull a screen away", role: .good)

  private static let tappedSheet = ListedSubject(
    .delegate("good/tapped-sheet", dismissedBy: .drag(.down)) {
      SlideDelegate(presentation: { TappedSheet(presentedViewController: $0, presenting: $1) })
    }
    .presented(as: [.custom]),
    "a dimming closes what lies on it by a tap", role: .good)

  private static let noticeSheet = ListedSubject(
    .delegate(
      "good/notice-sheet", dismissedBy: .drag(.down), contract: SubjectContract(closesOnTap: true)
    ) {
      SlideDelegate(presentation: { NoticeSheet(presentedViewController: $0, presenting: $1) })
    }
    .presented(as: [.custom]),
    "a sheet goes by a tap, on itself as well", role: .good)

  private static let springRise = ListedSubject(
    .delegate("good/spring-rise", dismissedBy: .drag(.down)) {
      SlideDelegate(animator: { SpringRise(isForward: $0) })
    }
    .presented(by: .drag(.up), SlideSetUp.presenter).presented(as: [.custom]),
    "a screen rises by a spring, and the time is announced in which it is seen to move",
    role: .good)
}
