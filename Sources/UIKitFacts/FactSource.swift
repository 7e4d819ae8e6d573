/// Where something was observed of UIKit, or is promised by its documentation.
public enum FactSource: String, Sendable, CaseIterable {
  case lasso, workflow, modals, perfsuite, uiKitTestable, snapshotTesting, transitioningObjC
  case swiftNavigation, parchment, winObjC, holistiKit, loggedContainers, viewEvents, mo4tech
  case tabThread, betterhee, presentationBlogs, remkoh, vastdev, tabLogs, eventForwarding
  case neuburgBook, arm1, lifecycleNotes, pageThread, ivanChan, radars, splitRadars
  case libraryIssues, crashStacks, cancelThreads, directCalls, customBlogs, rootSwapNotes
  case consoleThreads, styleTable, cyrus, modalArticles, coordinatorHeader, transitionHeaders
  case presentationHeader, controllerHeader, uiKitHeaders, uiKitReference, programmingGuide
  case session10145, isAppearingNotes, barNotes
  case appleSample, finishStacks, headers17, headers26, sheetReference
  case interfaceGuidelines
  case session218, session214, session228, session216, session224
  case bookExamples, screensSources, screensPulls, nativeScript, libraryComments, olderRadars
  case libraryThreads, splitNotes, pageNotes, lazyNotes, sentry, unanimatedThreads
  case rootSwipes
  case catalystRecords, appleSamples, slideAnimators

  /// What kind of evidence a source is.
  public enum Kind: String, Sendable, CaseIterable {
    /// A test that others run on real UIKit.
    case test
    /// A test of an imitation that was made after UIKit.
    case imitation
    /// A printed log, or what a developer reports.
    case log
    /// A symbolicated stack of a public report.
    case stack
    /// Apple's documentation, headers or sessions.
    case documentation
  }

  /// A source as a reader finds it.
  public struct Citation: Sendable, Equatable {
    /// Its title, or the place in it.
    public let title: String
    /// What kind of evidence it is.
    public let kind: Kind
    /// Its public address; none where it is known by its title alone.
    public let address: String?
    /// The releases of iOS that it speaks of.
    public let release: String

    init(_ title: String, kind: Kind, address: String? = nil, release: String) {
      self.title = title
      self.kind = kind
      self.address = address
      self.release = release
    }
  }
}
