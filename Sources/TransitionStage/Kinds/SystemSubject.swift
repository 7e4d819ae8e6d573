import UIKit

extension Subject {
  /// UIKit's own transitions: the reference for all others.
  public static let system = Subject(
    "system", contract: SubjectContract(), definition: SystemSubject())

  /// The reference for containers that keep children whose views are out.
  package static let systemKeepingChildren = Subject(
    "system", contract: SubjectContract(keepsChildren: true), definition: SystemSubject())
}

/// UIKit's own transitions, and the stage's plainest pieces where UIKit has none.
struct SystemSubject: AnimatorSource, SegueParticipant, ContainerParticipant {
  let name = Subject.Kind.system
  let noun = "the system"
  let gesture: Gesture? = nil
  /// A navigation controller has a gesture of its own.
  let popGesture: Gesture? = .edgeSwipe
  let segues: Subject.SeguePlan? = nil

  /// The system's own presentation runs unless it takes the presenter's view away, or is driven.
  func install(
    on presented: UIViewController, as style: ModalStyle, by installer: SubjectInstaller
  ) {
    guard style == .customRemoval || installer.driver != nil else { return }
    installer.giveCarefulDelegate(to: presented, as: style)
  }

  /// The system's own animations take no driver, and its own selections have no animation; the plainest
  /// animator stands in for them, so that there is something to compare with.
  func animator(
    for change: AnimatedChange, by installer: SubjectInstaller
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard change == .selection || installer.driver != nil else { return nil }
    return ReferenceAnimator(isForward: change.isForward)
  }

  func obstacle(
    toPerforming route: Subject.SegueRoute, presentingAs style: ModalStyle?,
    madeFor styles: Set<UIModalPresentationStyle>
  ) -> String? { nil }

  /// The stage's plain container, which no finger moves, and which takes no animator.
  func plan(hasSide: Bool, for subject: Subject) -> Subject.ContainerPlan {
    let keepsChildren = subject.contract.keepsChildren
    let decider = subject.statusBarDecider
    return Subject.ContainerPlan(
      make: { children in
        StageSwitcher(
          hasSide ? Array(children.dropLast()) : children, side: hasSide ? children.last : nil,
          keepsChildren: keepsChildren, decider: decider)
      },
      select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) },
      open: hasSide ? Self.move(isOpen: true) : nil,
      close: hasSide ? Self.move(isOpen: false) : nil, adopt: nil, drag: nil)
  }

  private static func move(
    isOpen: Bool
  ) -> @MainActor @Sendable (StageSwitcher, Bool) -> Void {
    { switcher, animated in switcher.setOpen(isOpen, animated: animated) }
  }
}
