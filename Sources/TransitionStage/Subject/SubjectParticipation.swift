package import UIKit

/// A kind of subject that takes part in how controllers are presented and dismissed.
package protocol PresentationParticipant: SubjectKind {
  /// Why a subject has no part in presentations of a style; none where it has.
  ///
  /// - Parameters:
  ///   - style: the style of the presentation.
  ///   - styles: the styles that the subject is made for.
  func obstacle(
    toPresentingAs style: ModalStyle, madeFor styles: Set<UIModalPresentationStyle>
  ) -> String?

  /// Why a subject has no part in presentations under the system's looks; none where it has.
  var obstacleToLooks: String? { get }

  /// Whether what is presented is the subject itself, of which the stage sets nothing.
  var presentsItself: Bool { get }

  /// Makes a controller ready to be presented.
  @MainActor func install(
    on presented: UIViewController, as style: ModalStyle, by installer: SubjectInstaller)
}

extension PresentationParticipant {
  package var obstacleToLooks: String? { nil }
  package var presentsItself: Bool { false }
}

/// A kind of subject that is itself a screen of the hierarchy.
package protocol ScreenParticipant: SubjectKind {
  /// How its screen for a role is made; none where it is none in that role.
  ///
  /// - Parameter presenter: who presents it, where it is presented.
  func screen(
    _ role: Subject.ScreenRole, over presenter: UIViewController?
  ) -> (@MainActor () -> UIViewController)?
}

/// A kind of subject that takes part in changes of a navigation's stack.
package protocol NavigationParticipant: SubjectKind {
  /// Why a subject has no part in them; none where it has.
  var obstacleToNavigating: String? { get }
  /// The gesture that takes the top off.
  var popGesture: Gesture? { get }
  /// How a navigation controller of its own is made; none where it changes what the stage's does.
  var ownNavigation: Subject.Make<UINavigationController>? { get }

  /// Makes a navigation controller ready to push and pop.
  @MainActor func install(on navigation: UINavigationController, by installer: SubjectInstaller)
  /// Makes a controller ready to be pushed.
  @MainActor func install(onPushed pushed: UIViewController, by installer: SubjectInstaller)
}

extension NavigationParticipant {
  package var obstacleToNavigating: String? { nil }
  package var popGesture: Gesture? { gesture }
  package var ownNavigation: Subject.Make<UINavigationController>? { nil }

  @MainActor package func install(
    onPushed pushed: UIViewController, by installer: SubjectInstaller
  ) {}
}

/// A kind of subject that takes part in selections of a tab.
package protocol TabParticipant: SubjectKind {
  /// Why a subject has no part in them; none where it has.
  var obstacleToSelecting: String? { get }
  /// How a tab bar controller of its own is made; none where it changes what the stage's does.
  var ownTabs: Subject.Make<UITabBarController>? { get }

  /// Makes a tab bar controller ready to be used.
  @MainActor func install(on tabs: UITabBarController, by installer: SubjectInstaller)
}

extension TabParticipant {
  package var obstacleToSelecting: String? { nil }
  package var ownTabs: Subject.Make<UITabBarController>? { nil }
}

/// A kind of subject whose animators the stage's delegates hand out, together with a driver.
package protocol AnimatorSource: PresentationParticipant, NavigationParticipant, TabParticipant {
  /// The animator for a change; none where the system's own is to run.
  @MainActor func animator(
    for change: AnimatedChange, by installer: SubjectInstaller
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension AnimatorSource {
  /// An animator runs under every style, unless its author says for which it is made.
  package func obstacle(
    toPresentingAs style: ModalStyle, madeFor styles: Set<UIModalPresentationStyle>
  ) -> String? {
    styles.isEmpty || styles.contains(style.uiKitStyle) ? nil : "it is not made for this style"
  }

  @MainActor package func install(
    on navigation: UINavigationController, by installer: SubjectInstaller
  ) { installer.giveCarefulDelegate(to: navigation) }

  @MainActor package func install(on tabs: UITabBarController, by installer: SubjectInstaller) {
    installer.giveCarefulDelegate(to: tabs)
  }
}

/// A kind of subject that takes part in segues.
package protocol SegueParticipant: SubjectKind {
  /// How its segues are made; none where the system's own are used.
  var segues: Subject.SeguePlan? { get }

  /// Why a subject's segue does not show its destination that way; none where it does.
  ///
  /// - Parameters:
  ///   - route: the way that the segue takes.
  ///   - style: the style in which it presents; none where it pushes.
  ///   - styles: the styles that the subject is made for.
  func obstacle(
    toPerforming route: Subject.SegueRoute, presentingAs style: ModalStyle?,
    madeFor styles: Set<UIModalPresentationStyle>
  ) -> String?
}

/// A kind of subject that is a container, or the reference for one.
package protocol ContainerParticipant: SubjectKind {
  /// How the container is made and used.
  ///
  /// - Parameter sides: at how many sides the reference shows something; it has two at most.
  func plan(sides: Int, for subject: Subject) -> Subject.ContainerPlan
}

/// A change for which a delegate is asked for an animator.
package enum AnimatedChange: Sendable {
  case presentation, dismissal, push, pop, selection

  /// Whether something new comes in front, rather than something old behind.
  var isForward: Bool {
    switch self {
    case .presentation, .push, .selection: true
    case .dismissal, .pop: false
    }
  }
}
