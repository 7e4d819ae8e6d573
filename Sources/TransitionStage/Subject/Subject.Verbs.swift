public import UIKit

extension Subject {
  /// How a library's own methods are called in the place of UIKit's; UIKit's own is called where one is
  /// missing.
  public struct Verbs: Sendable {
    /// Presents: presenter, presented, animated, completion.
    public typealias Present =
      @MainActor @Sendable (
        _ presenter: UIViewController, _ presented: UIViewController, _ animated: Bool,
        _ completion: (@MainActor () -> Void)?
      ) -> Void
    /// Dismisses: what is presented, animated, completion.
    public typealias Dismiss =
      @MainActor @Sendable (
        _ presented: UIViewController, _ animated: Bool, _ completion: (@MainActor () -> Void)?
      ) -> Void
    /// Pushes: navigation, screen, animated.
    public typealias Push =
      @MainActor @Sendable (
        _ navigation: UINavigationController, _ screen: UIViewController, _ animated: Bool
      ) -> Void
    /// Pops the top: navigation, animated.
    public typealias Pop =
      @MainActor @Sendable (_ navigation: UINavigationController, _ animated: Bool) -> Void
    /// Selects the tab at an index: tabs, index.
    public typealias Select =
      @MainActor @Sendable (_ tabs: UITabBarController, _ index: Int) -> Void
    /// Exchanges the root controller of a window: window, new root, animated, completion.
    public typealias SetRoot =
      @MainActor @Sendable (
        _ window: UIWindow, _ root: UIViewController, _ animated: Bool,
        _ completion: (@MainActor () -> Void)?
      ) -> Void

    /// How the library presents.
    public internal(set) var present: Present?
    /// How the library dismisses.
    public internal(set) var dismiss: Dismiss?
    /// How the library pushes.
    public internal(set) var push: Push?
    /// How the library takes the top off.
    public internal(set) var pop: Pop?
    /// How the library selects a tab.
    public internal(set) var select: Select?
    /// How the library exchanges a window's root.
    public internal(set) var setRoot: SetRoot?
    /// What the verbs have not.
    package internal(set) var gaps: [Verb: Set<VerbGap>] = [:]

    /// Whether the script's closures are handed to some of them.
    package var takeClosures: Bool { present != nil || dismiss != nil }

    /// Whether a verb of the library's own has no such thing; UIKit's own has everything.
    package func lacks(_ gap: VerbGap, in verb: Verb) -> Bool { gaps[verb]?.contains(gap) == true }
  }

  /// What a library has a method of its own for.
  public enum Verb: String, Sendable, CaseIterable {
    case present, dismiss, push, pop, select
    case setRoot = "set a root"
  }

  /// What a method of a library's own may not have.
  public enum VerbGap: String, Sendable, CaseIterable {
    /// It animates in any case.
    case unanimatedForm
    /// It takes no closure that it runs when all is over.
    case completion
  }
}

extension Subject {
  /// The same subject, whose library presents by a method of its own.
  ///
  /// ```swift
  /// let subject = Subject.installed("CardKit.Card", on: [.present]) { _ in }
  ///   .presenting { presenter, card, animated, completion in
  ///     presenter.presentCard(card, animated: animated, completion: completion)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - gaps: what the method has not; scenarios that need it do not apply.
  ///   - present: calls the method.
  public func presenting(lacking gaps: Set<VerbGap> = [], _ present: @escaping Verbs.Present)
    -> Subject
  { adding(.present, lacking: gaps) { $0.present = present } }

  /// The same subject, whose library dismisses by a method of its own.
  ///
  /// ```swift
  /// let subject = Subject.screen("AlertKit.Alert") { Alert() }
  ///   .dismissing(lacking: [.unanimatedForm]) { alert, _, completion in
  ///     (alert as? Alert)?.hide(completion: completion)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - gaps: what the method has not; scenarios that need it do not apply.
  ///   - dismiss: calls the method.
  public func dismissing(lacking gaps: Set<VerbGap> = [], _ dismiss: @escaping Verbs.Dismiss)
    -> Subject
  { adding(.dismiss, lacking: gaps) { $0.dismiss = dismiss } }

  /// The same subject, whose library pushes by a method of its own.
  ///
  /// ```swift
  /// let subject = Subject.navigation("ZoomKit.Zoom") { ZoomDelegate() }
  ///   .pushing(lacking: [.unanimatedForm]) { navigation, screen, _ in
  ///     navigation.zoomPush(screen)
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - gaps: what the method has not; scenarios that need it do not apply.
  ///   - push: calls the method.
  public func pushing(lacking gaps: Set<VerbGap> = [], _ push: @escaping Verbs.Push) -> Subject {
    adding(.push, lacking: gaps) { $0.push = push }
  }

  /// The same subject, whose library takes the top off a navigation by a method of its own.
  ///
  /// ```swift
  /// let subject = Subject.navigation("ZoomKit.Zoom") { ZoomDelegate() }
  ///   .popping { navigation, animated in navigation.zoomPop(animated: animated) }
  /// ```
  ///
  /// - Parameters:
  ///   - gaps: what the method has not; scenarios that need it do not apply.
  ///   - pop: calls the method.
  public func popping(lacking gaps: Set<VerbGap> = [], _ pop: @escaping Verbs.Pop) -> Subject {
    adding(.pop, lacking: gaps) { $0.pop = pop }
  }

  /// The same subject, whose library selects a tab by a method of its own.
  ///
  /// ```swift
  /// let subject = Subject.tabs("PagerKit.Tabs") { PagerTabs() }
  ///   .selecting { tabs, index in tabs.turn(to: index) }
  /// ```
  ///
  /// - Parameter select: calls the method.
  public func selecting(_ select: @escaping Verbs.Select) -> Subject {
    adding(.select, lacking: []) { $0.select = select }
  }

  func adding(_ verb: Verb, lacking gaps: Set<VerbGap>, _ add: (inout Verbs) -> Void) -> Subject {
    var subject = self
    add(&subject.verbs)
    subject.verbs.gaps[verb] = gaps
    return subject
  }
}
