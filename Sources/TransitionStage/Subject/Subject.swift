public import UIKit

/// A transition under test: how to make it, how to drive it, and what it promises.
///
/// A fresh one is made for each scenario, and kept alive as a careful app would.
public struct Subject: Sendable {
  /// The subject's id, such as `seed/fade`.
  public let id: String
  /// What the subject declares of itself.
  public let contract: SubjectContract
  /// What the subject is: how it is made and installed, and what it takes part in.
  package let definition: any SubjectKind
  /// What it takes part in.
  package let parts: SubjectParts
  /// What a careful app does to a controller before it is shown, as the library's manual says.
  public internal(set) var preparation: Preparation?
  /// The hooks by which a library tells of itself.
  public internal(set) var reporting: Reporting?
  /// Whether the escape gesture is said to take away what the subject presents.
  public internal(set) var isEscapable = false
  /// Whether it is asked for with an animation alone.
  package internal(set) var isAlwaysAnimated = false
  /// Whether a container selects the neighbours of the child that it shows alone.
  package internal(set) var selectsNeighboursAlone = false
  /// Makes screens of the app's own for the stage, if the library wants such.
  public internal(set) var screens: Screens?
  /// How the library's own methods are called in the place of UIKit's, where it has any.
  public internal(set) var verbs = Verbs()
  /// What its finger does, where that is tried, and nobody has said it.
  package internal(set) var triedGesture: Gesture?
  /// How far a finger goes along its way that gives a change up, as a fraction.
  package internal(set) var vainReach = Subject.usualVainReach
  /// The types that hand it out, and could not be made themselves.
  package internal(set) var unjudged: [String] = []
  /// Whether its contract was read from code or trials, and nobody has claimed it.
  package internal(set) var proposesContract = false
  /// The gesture on a screen by which the subject leads on to another one, if it has one.
  public internal(set) var entrance: Entrance?
  /// The gesture by which the subject replaces a navigation's stack, if it has one.
  public internal(set) var restacking: Restacking?
  /// The styles of presentation that the subject is made for; empty where its screen has the style of its own,
  /// and where an animator is made for all.
  public internal(set) var styles: Set<UIModalPresentationStyle>
  /// The style that its screens have when they are made; none where it is no screen.
  package internal(set) var ownStyle: OwnStyle?

  /// Who decides the status bar in the reference for containers.
  package var statusBarDecider = StatusBarDecider.child
  /// Which selections of tabs nobody animates in the reference, counted from 0 in the order in which the
  /// delegate is asked.
  package var stillSelections: Set<Int> = []
  /// The taps on tabs that the delegate refuses in the reference, counted from 0.
  package var refusedTabTaps: [Int: RefusedTabTap] = [:]
  /// Which changes of the screen's size the interface does not follow in the reference, counted from 0.
  package var refusedTurns: Set<Int> = []
  /// Whether what the old root of a window presents is dismissed in the reference before that gets another one.
  package var dismissesWithRoot = false
  /// Which of the script's pulls begin nothing in the reference, counted from 0.
  package var unansweredPulls: Set<Int> = []
  /// Which of the script's taps on what is presented, or beside it, take it away in the reference, counted from 0:
  /// each with how.
  package var closingTaps: [Int: ClosingTap] = [:]
  /// How the system's own gesture ends in the reference, where the finger leaves it open; none as it likes.
  package var systemsVerdict: PullEnd?

  init(_ id: String, contract: SubjectContract, definition: any SubjectKind) {
    self.id = id
    self.contract = contract
    self.definition = definition
    parts = SubjectParts(of: definition)
    styles = parts.animators == nil ? Self.usualStyles : []
  }

  /// What a transitioning delegate, or something installed, is made for unless it says otherwise.
  private static let usualStyles: Set<UIModalPresentationStyle> = [.custom, .fullScreen]

  /// What a careful app does to a controller before it is shown.
  public typealias Preparation = @MainActor @Sendable (UIViewController) -> Void

  /// Makes a fresh object for a scenario.
  public typealias Make<Object> = @MainActor @Sendable () -> Object

  /// What a subject is, without how it is made; each kind has its file in `Kinds`.
  public enum Kind: String, Sendable, CaseIterable {
    case system
    case animator
    case delegate
    case navigation
    case tabs
    case segue
    case container
    case installed
    case screen
    case window
  }

  /// The same subject, whose controllers are prepared before they are shown.
  ///
  /// ```swift
  /// let subject = Subject.navigation("DeckKit.Deck", poppedBy: .drag(.right)) { DeckNavigation() }
  ///   .preparing { controller in
  ///     guard let navigation = controller as? UINavigationController else { return }
  ///     (navigation.delegate as? DeckNavigation)?.watch(navigation)
  ///   }
  /// ```
  ///
  /// - Parameter prepare: what the library's manual asks an app to do with what it presents.
  public func preparing(_ prepare: @escaping Preparation) -> Subject {
    var subject = self
    subject.preparation = prepare
    return subject
  }

  /// The same subject, which is made for these styles of presentation.
  ///
  /// ```swift
  /// let subject = Subject.delegate("CardKit.Card") { CardDelegate() }
  ///   .presented(as: [.custom, .overFullScreen])
  /// ```
  ///
  /// - Parameter styles: under all others the subject is not tried. The default is custom and full screen, and
  ///   every style for an animator.
  /// - Precondition: it takes part in presentations, by itself or by a segue.
  public func presented(as styles: Set<UIModalPresentationStyle>) -> Subject {
    precondition(
      parts.presentations != nil || parts.segues != nil,
      "presented(as:) needs a part in presentations, '\(id)' has none")
    var subject = self
    subject.styles = styles
    return subject
  }

  /// The same subject, which claims that the escape gesture of assistive technology takes away what it
  /// presents.
  ///
  /// ```swift
  /// let subject = Subject.delegate(
  ///   "CardKit.EscapableCard", contract: SubjectContract(chrome: ["EscapableShell"])
  /// ) { EscapableCard() }
  /// .escapable()
  /// ```
  public func escapable() -> Subject {
    var subject = self
    subject.isEscapable = true
    return subject
  }

  /// The same subject, which is asked for with an animation alone: because its calls take no word on that, or
  /// because its manual shows no other way.
  ///
  /// ```swift
  /// let subject = Subject.container(
  ///   "MenuKit.SlideMenu", sides: [.left], contract: SubjectContract(keepsSides: true),
  ///   make: { screens, sides in
  ///     SlideMenu(main: screens[0], left: sides[.left], right: UIViewController())
  ///   },
  ///   open: { menu, _, _ in menu.openLeft(animated: true) },
  ///   close: { menu, _, _ in menu.closeMenu(animated: true) }
  /// )
  /// .animatingAlways()
  /// ```
  ///
  /// It is for a container's calls, and for presentations and segues; a verb says it by the form that it has.
  public func animatingAlways() -> Subject {
    var subject = self
    subject.isAlwaysAnimated = true
    return subject
  }

  /// The same container, of whose children the next one and the one before can be selected alone, because its
  /// methods go on and back by one.
  ///
  /// ```swift
  /// let subject = Subject.container(
  ///   "TourKit.Tour", make: { screens in Tour(screens) },
  ///   select: { tour, index, animated in
  ///     if index > tour.shown { tour.next(animated: animated) }
  ///     if index < tour.shown { tour.previous(animated: animated) }
  ///   }
  /// )
  /// .selectingNeighboursAlone()
  /// ```
  public func selectingNeighboursAlone() -> Subject {
    var subject = self
    subject.selectsNeighboursAlone = true
    return subject
  }

  /// The same subject, which tells of itself.
  ///
  /// ```swift
  /// let subject = Subject.delegate("NoticeKit.Notice") { Notice() }
  ///   .preparing { Notice.prepare($0) }
  ///   .reporting(dismissals: { object, report in (object as? Notice)?.didDismiss = report })
  /// ```
  ///
  /// - Parameters:
  ///   - dismissals: tells, each time that the library reports that its screen is gone; it gets the
  ///     library's object and a closure to call.
  ///   - busy: says whether the library takes itself to be in the middle of a transition.
  ///   - index: says which tab the library takes to be selected, if it keeps an index of its own.
  public func reporting(
    dismissals: Reporting.Dismissals? = nil, busy: Reporting.Busy? = nil,
    index: Reporting.Index? = nil
  ) -> Subject {
    var subject = self
    subject.reporting = Reporting(dismissals: dismissals, busy: busy, index: index)
    return subject
  }
}

extension Subject {
  /// The hooks by which a library tells of itself.
  public struct Reporting: Sendable {
    /// Arranges that the closure is called whenever the library's object reports that it is gone.
    public typealias Dismissals =
      @MainActor @Sendable (
        _ object: AnyObject, _ report: @escaping @MainActor () -> Void
      ) -> Void
    /// Says whether the library's object takes itself to be in the middle of a transition.
    public typealias Busy = @MainActor @Sendable (_ object: AnyObject) -> Bool
    /// Says which tab, from 0, the library's delegate takes to be selected; none where it is not asked.
    public typealias Index = @MainActor @Sendable (_ object: AnyObject) -> Int?

    /// How the library reports dismissals, if it does.
    public let dismissals: Dismissals?
    /// How the library tells that it is busy, if it does.
    public let busy: Busy?
    /// How the library tells its own index of tabs, if it keeps one.
    public let index: Index?
  }
}
