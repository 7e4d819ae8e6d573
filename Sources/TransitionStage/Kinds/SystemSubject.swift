import UIKit

extension Subject {
  /// UIKit's own transitions: the reference for all others.
  public static let system = Subject(
    "system", contract: SubjectContract(), definition: SystemSubject())

  /// The reference for containers that keep children whose views are out.
  package static let systemKeepingChildren = system(keepsChildren: true)

  /// The reference for subjects that depart from UIKit's own behaviour on purpose.
  ///
  /// - Parameters:
  ///   - keepsChildren: whether children whose views are out are children as well.
  ///   - keepsSides: whether what lies at a side that is closed is a child as well.
  ///   - showsSides: whether a part of what lies at a side is always seen.
  ///   - allowsBackSwipe: whether the swipe from the edge leads back in a stack.
  package static func system(
    keepsChildren: Bool = false, keepsSides: Bool = false, showsSides: Bool = false,
    allowsBackSwipe: Bool = true
  ) -> Subject {
    Subject(
      "system",
      contract: SubjectContract(
        keepsChildren: keepsChildren, keepsSides: keepsSides, showsSides: showsSides,
        allowsBackSwipe: allowsBackSwipe),
      definition: SystemSubject())
  }
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
    guard change == .selection ? installer.animatesNextSelection() : installer.driver != nil else {
      return nil
    }
    return ReferenceAnimator(isForward: change.isForward)
  }

  func obstacle(
    toPerforming route: Subject.SegueRoute, presentingAs style: ModalStyle?,
    madeFor styles: Set<UIModalPresentationStyle>
  ) -> String? { nil }

  /// The stage's plain container, which no finger moves, and which takes no animator.
  func plan(sides: Int, for subject: Subject) -> Subject.ContainerPlan {
    let contract = subject.contract
    let decider = subject.statusBarDecider
    let sides = Array(Self.sides.prefix(sides))
    return Subject.ContainerPlan(
      sides: sides,
      make: { screens, beside in
        StageSwitcher(
          screens, sides: sides.map { beside[$0] }, keepsChildren: contract.keepsChildren,
          keepsSides: contract.keepsSides, showsSides: contract.showsSides, decider: decider)
      },
      select: { $0.show($1, animated: $2) },
      replace: { $0.replace($1, by: $2, animated: $3) },
      open: { $0.setOpen(true, at: Self.place(of: $1), animated: $2) },
      close: { $0.setOpen(false, at: Self.place(of: $1), animated: $2) },
      replaceSide: { $0.replaceSide(at: Self.place(of: $1), by: $2, animated: $3) },
      push: { $0.push($1, animated: $2) }, pop: { $0.pop(animated: $1) })
  }

  /// The sides of the stage's plain container.
  private static let sides: [Subject.Side] = [.left, .right]

  private static func place(of side: Subject.Side) -> Int { sides.firstIndex(of: side) ?? 0 }
}
