/// What UIKit complains of.
///
/// The book of facts has a record for each id. Those that begin with K are general knowledge, which no
/// observation backs, or this host's own.
public enum ComplaintID: String, Sendable, CaseIterable {
  case unbalancedAppearance = "D1"
  case presenterNotInWindow = "D2"
  case alreadyPresenting = "D3"
  case presentationInProgress = "D4"
  case dismissalInProgress = "D5"
  case presenterDetached = "D6"
  case nestedBarAnimation = "D7"
  case stackRefused = "D8"
  case pushedTwice = "D9"
  case alreadyPresented = "D10"
  case presentedHasParent = "D11"
  case presentedOnItself = "D12"
  case popoverWithoutAnchor = "D13"
  case viewOfAnotherController = "D14"
  case viewUnderStranger = "D15"
  case rootAsChild = "D16"
  case popToStranger = "D17"
  case noCommonParent = "D18"
  case animatorReleasedInMotion = "D20"
  case viewLoadedInRelease = "D21"
  /// A callback of appearance that code calls by itself.
  case appearanceCalledDirectly = "D22"
  case unknownSegue = "K1"
  case unknownStoryboard = "K2"
  case unknownScene = "K3"
  case pushOutsideNavigation = "K4"
  case unknownClass = "K5"
  case unknownSegueClass = "K6"
  /// A programmer error by Apple's documentation of animators.
  case animatorMisused = "K7"
  /// A wait that would never end on this host's one thread; not a complaint of UIKit's.
  case waitsForever = "K8"
  case unknownStyle = "K10"
  case curlOverPart = "K11"
  /// A file in the editor's form that cannot be read; UIKit reads a compiled form and never meets it.
  case unreadableStoryboard = "K12"
  /// A class that has to be registered on this host; not a complaint of UIKit's.
  case unregisteredClass = "K13"
  case unknownReuseIdentifier = "K14"
  case badVisualFormat = "K15"
  /// A method that wants another argument, which UIKit's runtime calls all the same; not a complaint of
  /// UIKit's.
  case unfitArgument = "K16"
  /// The items of a bar that a controller manages are changed by code.
  case managedBar = "K17"
}
