package import UIKit

/// Installs the subject on what is shown, as a careful app that follows the library's manual does.
///
/// How that is done is for the subject's kind to say. What has to live on is kept as long as the stage;
/// an installed subject looks after itself.
@MainActor package final class SubjectInstaller {
  let subject: Subject
  let recorder: Recorder
  let host: any SceneHost
  /// The driver that is handed out; none where a transition is to run by itself.
  package var driver: StageDriver?
  /// Whether all transitions get the same animator, and all presentations the same delegate.
  package var isShared = false
  /// The screen of the subject's that presents, where it is one; what shows it keeps it.
  @Unkept var presenter: UIViewController?
  private var kept: [Any] = []
  /// The object that serves all transitions while `isShared`.
  private var shared: Any?
  /// The object that was made before what it belongs to, and waits for that.
  private var waiting: Any?
  /// The objects that were watched together, such as a screen after the delegate that watches it.
  private var watched: Set<[ObjectIdentifier]> = []
  /// The animators that were made for one transition each.
  private var animators: [WeakAnimator] = []

  /// How many selections of tabs an animator was asked for.
  private var selections = 0
  /// How many taps on tabs a delegate was asked about.
  private var tabTaps = 0
  /// How often the script has changed the size of the screen.
  private var turns = 0
  private var pulls = 0
  /// How often the script was to tap on what is presented, or beside it.
  private var tapsOnPresented = 0

  /// The library's objects, which tell of themselves where the subject says how.
  var library: [LibraryObject] = []

  private struct WeakAnimator {
    weak var object: (any UIViewControllerAnimatedTransitioning)?
  }

  init(_ subject: Subject, _ recorder: Recorder) {
    self.subject = subject
    self.recorder = recorder
    host = recorder.host
  }

  /// Runs the subject's own code: what it puts off is its to answer for.
  func asSubject<Value>(_ work: () -> Value) -> Value {
    host.acting(as: .subject(transition: nil), work)
  }

  /// Runs what makes the subject act, or the host where that is tried itself.
  func byWhoAnswers<Value>(_ work: () -> Value) -> Value {
    subject.isReference ? host.acting(as: .host, work) : asSubject(work)
  }

  // MARK: - Installing

  /// Makes a controller ready to be presented.
  package func install(on presented: UIViewController, as style: ModalStyle) {
    let participant = subject.parts.presentations
    if participant?.presentsItself != true { presented.modalPresentationStyle = style.uiKitStyle }
    participant?.install(on: presented, as: style, by: self)
    asSubject { subject.preparation?(presented) }
  }

  /// Gives a controller that is presented once more its style anew, as who presents it does each time.
  ///
  /// A screen that is presented itself has the style that it has come to have, unless its subject says in which
  /// one it is presented.
  package func restyle(_ presented: UIViewController, as style: ModalStyle) {
    let participant = subject.parts.presentations
    guard participant?.presentsItself == true else {
      return presented.modalPresentationStyle = style.uiKitStyle
    }
    if let said = subject.styles.first, subject.styles.count == 1 {
      presented.modalPresentationStyle = said
    }
  }

  /// Makes a navigation controller ready to push and pop.
  package func install(on navigation: UINavigationController) {
    subject.parts.navigations?.install(on: navigation, by: self)
    asSubject { subject.preparation?(navigation) }
  }

  /// Makes a controller ready to be pushed.
  package func install(onPushed pushed: UIViewController) {
    subject.parts.navigations?.install(onPushed: pushed, by: self)
  }

  /// Makes a tab bar controller ready to be used.
  package func install(on tabs: UITabBarController) {
    subject.parts.selections?.install(on: tabs, by: self)
    asSubject { subject.preparation?(tabs) }
  }

  /// Lets the subject's gesture lead on from a screen; false where it has none.
  ///
  /// - Parameters:
  ///   - screen: what the gesture is made over.
  ///   - leadOn: presents what is installed next, which gets the delegate that watches; or performs
  ///     the subject's segue.
  package func installEntrance(
    on screen: UIViewController, leadOn: @escaping @MainActor () -> Void
  ) -> Bool {
    subject.entrance?.install(self, screen, leadOn) ?? false
  }

  // MARK: - The subject's objects

  /// Keeps an object as long as the stage.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Makes an object of the subject's, which lives as long as the stage.
  func keepNew<Object>(_ make: Subject.Make<Object>) -> Object {
    let object = asSubject(make)
    kept.append(object)
    if let controller = object as? UIViewController { host.entrustToSubject(controller) }
    return object
  }

  /// Whether an object is kept as long as the stage.
  func keeps(_ object: AnyObject) -> Bool { kept.contains { $0 as AnyObject === object } }

  /// Keeps nothing of the subject's any more, as an app that is done with what it was installed on.
  func letGo() {
    kept = []
    shared = nil
    waiting = nil
  }

  /// The object for what is installed next: the one that waits for it, or the one that serves all, or a
  /// new one, which lives as long as the stage.
  func keepNext<Object>(_ make: Subject.Make<Object>) -> Object {
    if let waiting = waiting as? Object {
      self.waiting = nil
      return waiting
    }
    if isShared, let shared = shared as? Object { return shared }
    let object = keepNew(make)
    shared = object
    return object
  }

  /// Makes the object for what is installed next already now.
  func keepAhead<Object>(_ make: Subject.Make<Object>) -> Object {
    let object = keepNext(make)
    waiting = object
    return object
  }

  /// Lets the subject watch something, unless it watches that already.
  ///
  /// - Parameter objects: what is watched, and by whom.
  func watchOnce(_ objects: AnyObject..., watch: () -> Void) {
    if watched.insert(objects.map { ObjectIdentifier($0) }).inserted { asSubject(watch) }
  }

  /// An animator of the subject's: one for all transitions, or a new one, which nobody keeps.
  func handOut(
    _ make: Subject.Make<any UIViewControllerAnimatedTransitioning>
  ) -> any UIViewControllerAnimatedTransitioning {
    if isShared, let animator = shared as? any UIViewControllerAnimatedTransitioning {
      return animator
    }
    let animator = asSubject(make)
    listen(to: animator, about: nil)
    if isShared { shared = animator } else { animators.append(WeakAnimator(object: animator)) }
    return animator
  }

  /// Whether the selection for which an animator is asked is one that the reference animates; each question
  /// is about another one.
  func animatesNextSelection() -> Bool {
    defer { selections += 1 }
    return !subject.stillSelections.contains(selections)
  }

  /// What becomes of the tap about which the delegate is asked, where the reference refuses it; each question is
  /// about another one.
  func refusalOfNextTabTap() -> Subject.RefusedTabTap? {
    defer { tabTaps += 1 }
    return subject.refusedTabTaps[tabTaps]
  }

  /// Whether the interface follows the next change of the screen's size in the reference.
  func allowsNextTurn() -> Bool {
    guard recorder.isRecording else { return true }
    defer { turns += 1 }
    return !subject.refusedTurns.contains(turns)
  }

  /// Whether the script's next pull begins something in the reference.
  func answersNextPull() -> Bool {
    guard recorder.isRecording else { return true }
    defer { pulls += 1 }
    return !subject.unansweredPulls.contains(pulls)
  }

  /// How the script's next tap takes away what is presented in the reference; none where it does not.
  func closingOfNextTap() -> Subject.ClosingTap? {
    guard recorder.isRecording else { return nil }
    defer { tapsOnPresented += 1 }
    return subject.closingTaps[tapsOnPresented]
  }

  /// The animators that nobody needs any more, and that are still alive.
  var leftoverAnimators: [AnyObject] { animators.compactMap(\.object) }
}
