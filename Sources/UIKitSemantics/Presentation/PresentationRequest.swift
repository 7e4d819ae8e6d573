/// What is known of a request to present at the moment when it is judged.
public struct PresentationRequest: Sendable, Equatable {
  /// The controller to present is the presenter itself, or one that holds it.
  public var presentsItself = false
  /// The controller to present has a presenter already.
  public var isPresented = false
  /// The controller to present has a parent.
  public var hasParent = false
  /// The style names a way to present; one that names none ends the process (OC-09).
  public var hasStyle = true
  /// The page is to curl, and the screen is not filled; general knowledge, from the documentation.
  public var curlsOverPart = false
  /// The presenter takes part in a presentation or dismissal that still runs.
  public var presenterIsBusy = false
  /// The presenter presents somebody, at rest.
  public var presenterIsPresenting = false
  /// The presenter's view is in a window.
  public var presenterIsInWindow = true
  /// The controller asked is tied to its window's root by parents and presenters.
  public var callerIsAttached = true

  public init() {}

  /// The verdict on a request.
  public enum Verdict: Sendable, Equatable {
    case accept
    /// Go on, but complain.
    case acceptWith(ComplaintID)
    /// Complain and drop the request; its completion never runs.
    case refuse(ComplaintID)
    /// On iOS the process ends here.
    case raise(ComplaintID)

    /// Whether the delegate is asked and the presented view loaded before the verdict takes effect.
    ///
    /// So it is where the presenter is free, though its view be in no window (PT-01, PT-02, PT-03).
    public var comesAfterLoading: Bool {
      switch self {
      case .accept, .acceptWith, .refuse(.presenterNotInWindow): true
      case .refuse, .raise: false
      }
    }

    /// Whether the request is dropped.
    public var isRefusal: Bool {
      switch self {
      case .accept, .acceptWith: false
      case .refuse, .raise: true
      }
    }
  }

  /// Judges the request; exceptions come first, then what runs, what rests, the window, the note.
  ///
  /// The order is that which the facts D2 to D12 have in common; that D3 comes before D2 stands in D3.
  public var verdict: Verdict {
    if presentsItself { return .raise(.presentedOnItself) }
    if isPresented { return .raise(.alreadyPresented) }
    if hasParent { return .raise(.presentedHasParent) }
    if !hasStyle { return .raise(.unknownStyle) }
    if curlsOverPart { return .raise(.curlOverPart) }
    if presenterIsBusy { return .refuse(.presentationInProgress) }
    if presenterIsPresenting { return .refuse(.alreadyPresenting) }
    if !presenterIsInWindow { return .refuse(.presenterNotInWindow) }
    if !callerIsAttached { return .acceptWith(.presenterDetached) }
    return .accept
  }
}
