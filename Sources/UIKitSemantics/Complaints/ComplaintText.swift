/// The names that a diagnostic's text is filled with.
public struct ComplaintNames: Sendable, Equatable {
  /// The controller that the call was made on.
  public var caller: String
  /// The controller that was to be presented, pushed or shown.
  public var subject: String
  /// The presenter that was found for the caller, or the other party.
  public var presenter: String
  /// A third party: who is presented already, or who is a parent.
  public var other: String

  public init(caller: String = "", subject: String = "", presenter: String = "", other: String = "")
  {
    self.caller = caller
    self.subject = subject
    self.presenter = presenter
    self.other = other
  }
}

extension ComplaintID {
  /// The message in the words of an era.
  public func text(_ names: ComplaintNames, in profile: Profile) -> String {
    switch self {
    case .unbalancedAppearance:
      "Unbalanced calls to begin/end appearance transitions for \(names.subject)."
    case .presenterNotInWindow where profile.namesCaller:
      "\(attempt(names)) whose view is not in the window hierarchy."
    case .presenterNotInWindow:
      "Warning: Attempt to present \(names.subject) on \(names.presenter)"
        + " whose view is not in the window hierarchy!"
    case .alreadyPresenting:
      "\(attempt(names)) which is already presenting \(names.other)."
    case .presentationInProgress:
      "\(attempt(names)) while a presentation is in progress."
    case .dismissalInProgress:
      "Warning: Attempt to dismiss from view controller \(names.presenter)"
        + " while a presentation or dismiss is in progress!"
    case .presenterDetached:
      "Presenting view controllers on detached view controllers is discouraged \(names.caller)."
    case .nestedBarAnimation:
      "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree might"
        + " get corrupted."
    case .stackRefused:
      "\(names.subject) called on \(names.caller) while an existing transition or presentation is"
        + " occurring; the navigation stack will not be updated."
    case .pushedTwice:
      "\(names.caller) is pushing the same view controller instance (\(names.subject)) more than"
        + " once which is not supported and is most likely an error in the application"
    case .alreadyPresented:
      "Application tried to present modally a view controller \(names.subject) that is already"
        + " being presented by \(names.other)."
    case .presentedHasParent:
      "Application tried to present modally a view controller \(names.subject) that has a parent"
        + " view controller \(names.other)."
    case .presentedOnItself:
      "Application tried to present modal view controller on itself."
        + " Presenting controller is \(names.presenter)."
    case .popoverWithoutAnchor:
      "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set before"
        + " the presentation occurs."
    case .viewOfAnotherController:
      "A view can only be associated with at most one view controller at a time! View"
        + " \(names.subject) is associated with \(names.other). Clear this association before"
        + " associating this view with \(names.caller)."
    case .viewUnderStranger:
      "child view controller:\(names.subject) should have parent view controller:\(names.presenter)"
        + " but requested parent is:\(names.other)"
    case .rootAsChild:
      "adding a root view controller \(names.subject) as a child of view controller:"
        + names.caller
    case .popToStranger:
      "Tried to pop to a view controller that doesn't exist."
    case .noCommonParent:
      "Children view controllers \(names.subject) and \(names.other) must have a common parent view"
        + " controller when calling -[UIViewController transitionFromViewController:"
        + "toViewController:duration:options:animations:completion:]"
    case .unknownSegue:
      "Receiver (\(names.caller)) has no segue with identifier '\(names.subject)'"
    case .unknownStoryboard:
      "Could not find a storyboard named '\(names.subject)' in bundle \(names.other)"
    case .unreadableStoryboard:
      "Could not read the storyboard named '\(names.subject)': \(names.other)"
    case .unregisteredClass:
      "\(names.subject) cannot be made for '\(names.other)': register its initializer with Headless"
    case .unknownReuseIdentifier:
      "unable to dequeue a view of kind: \(names.caller) with identifier \(names.subject)"
        + " - must register a class for the identifier"
    case .badVisualFormat:
      "Unable to parse constraint format: expected \(names.other) in \(names.subject)"
    case .unknownScene:
      "Storyboard (\(names.caller)) doesn't contain a view controller with identifier"
        + " '\(names.subject)'"
    case .pushOutsideNavigation:
      "Push segues can only be used when the source controller is managed by an instance of"
        + " UINavigationController."
    case .unknownClass:
      "Unknown class \(names.subject) in Interface Builder file."
    case .unknownSegueClass:
      "Could not find a segue class named '\(names.subject)'"
    case .viewLoadedInRelease:
      "Attempting to load the view of a view controller while it is deallocating is not allowed and"
        + " may result in undefined behavior (\(names.subject))"
    case .animatorReleasedInMotion:
      "It is an error to release a paused or stopped property animator. Property animators must"
        + " either finish animating or be explicitly stopped and finished before they can be"
        + " released."
    case .waitsForever:
      "\(names.subject) would wait forever: on this host all queues share one thread."
    case .unfitArgument:
      "'\(names.caller)' wants \(names.subject) and is given \(names.other): on this host it cannot be"
        + " called."
    case .managedBar:
      "Cannot change \(names.subject) directly: it is managed by \(names.caller)."
    case .appearanceCalledDirectly:
      "Calling \(names.other) directly is not supported (\(names.subject))."
    case .animatorMisused:
      "\(names.subject) called on an animator that is \(names.other)."
    case .unknownStyle:
      "The specified modal presentation style doesn't have a corresponding presentation controller."
    case .curlOverPart:
      "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen"
        + " view controller \(names.subject)."
    }
  }

  private func attempt(_ names: ComplaintNames) -> String {
    "Attempt to present \(names.subject) on \(names.presenter) (from \(names.caller))"
  }
}
