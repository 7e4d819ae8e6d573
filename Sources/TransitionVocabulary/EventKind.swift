/// Every kind of event: hosts report it, traces write it, and rules are told of it by the same case.
///
/// A kind is a message, such as `viewWillAppear`, or something that a trace has a line of its own kind
/// for, such as `insert`. The vocabulary is closed. Its order is part of it: messages come after all
/// other kinds, and those of a group stand side by side.
public enum EventKind: UInt8, Sendable, Hashable, CaseIterable {
  // Lines of their own kind
  case begin, end, statusBar, insert, remove, set, moves, rests
  case delegateSet, delegateCleared, delegateLost, delegateDisplaced
  case fault, round, repeats, release

  // Loading and layout
  case loadView
  case viewDidLoad
  case viewWillLayoutSubviews
  case viewDidLayoutSubviews
  case viewWillTransition

  // Appearance
  case viewWillAppear
  case viewIsAppearing
  case viewDidAppear
  case viewWillDisappear
  case viewDidDisappear
  case beginAppearanceTransition
  case endAppearanceTransition

  // Containment
  case addChild
  case removeFromParent
  case willMove
  case didMove

  // Requests
  case present
  case dismiss
  case pushViewController
  case popViewController
  case popToViewController
  case popToRootViewController
  case setViewControllers
  case setRootViewController
  case setSelectedIndex
  case setSelectedDetentIdentifier
  case invalidateDetents
  case setNeedsStatusBarAppearanceUpdate
  case performSegue
  case unwind
  case perform

  // Asked of a container of the subject's own
  case select
  case replace
  case open
  case close

  // Surroundings
  case resize
  /// Something of the system's has come in front, and the application is seen still.
  case resignActive
  case becomeActive
  case background
  case foreground
  case setStatusBarHeight
  /// The interface is dark or light from now on.
  case setInterfaceStyle
  /// Animations are switched on or off for all.
  case setAnimationsEnabled
  /// The device may go to sleep by itself, or may not.
  case setIdleTimerDisabled
  case setStatusBarStyle
  case setStatusBarHidden
  case beginIgnoringInteractionEvents
  case endIgnoringInteractionEvents
  case accessibilityPerformEscape
  case post

  // What a request promised to run
  case presentCompletion
  case dismissCompletion
  case animateAlongsideTransition
  case alongside
  case alongsideCompletion
  case interactionChanged
  case reportDismissal

  // A transition's context
  case completeTransition
  case updateInteractiveTransition
  case pauseInteractiveTransition
  case finishInteractiveTransition
  case cancelInteractiveTransition

  // Asked of a delegate
  case animationControllerForPresented
  case animationControllerForDismissed
  case animationControllerForOperation
  case animationControllerForTransition
  case interactionControllerForPresentation
  case interactionControllerForDismissal
  case interactionControllerForAnimator
  case presentationControllerForPresented
  case willShow
  case didShow
  case shouldSelect
  case didSelect
  case adaptivePresentationStyle
  case viewControllerForAdaptivePresentationStyle
  case willPresentWithAdaptiveStyle
  case prepareForPopoverPresentation
  case presentationControllerShouldDismiss
  case presentationControllerWillDismiss
  case presentationControllerDidDismiss
  case presentationControllerDidAttemptToDismiss

  // Asked of an animator or a driver
  case transitionDuration
  case animateTransition
  case interruptibleAnimator
  case animationEnded
  case startInteractiveTransition

  // Asked of a presentation controller
  case presentationTransitionWillBegin
  case presentedView
  case presentationTransitionDidEnd
  case dismissalTransitionWillBegin
  case dismissalTransitionDidEnd
  case containerViewWillLayoutSubviews
  case containerViewDidLayoutSubviews

  // A finger
  case gestureBegan
  case gestureMoved
  case gestureEnded
  case gestureCancelled
}

extension EventKind {
  /// Every message, in order.
  public static let messages = allCases.filter(\.isMessage)

  /// Whether an event of this kind is a message to an object.
  public var isMessage: Bool { rawValue > EventKind.release.rawValue }

  /// The name of the case, as traces write messages.
  public var word: String { Self.words[Int(rawValue)] }

  /// Finds a message by its name.
  ///
  /// - Parameter word: the name as traces write it; any other gives nothing.
  public init?(message word: String) {
    guard let message = Self.byWord[word] else { return nil }
    self = message
  }

  private static let words = allCases.map { String(describing: $0) }
  private static let byWord = Dictionary(uniqueKeysWithValues: messages.map { ($0.word, $0) })
}
