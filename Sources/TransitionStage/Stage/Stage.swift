package import AppearanceTrace
package import UIKit

/// A hierarchy of controllers that is watched while a script acts on it.
@MainActor package final class Stage {
  /// Virtual time that a scene gets to come to rest, in seconds.
  private static let patience: TimeInterval = 10

  /// How long the script waits at a place of rest, in seconds.
  private static let pause: TimeInterval = 0.1

  /// The subject whose transitions run.
  package let subject: Subject
  /// The UIKit that it runs on.
  package let host: any SceneHost
  /// What installs the subject on what is shown.
  package let installer: SubjectInstaller
  /// The window in which all happens.
  package let window: UIWindow
  /// What writes down all that happens.
  let recorder: Recorder
  private var baseline: Checkpoint?
  /// The screen's size before the script acts.
  private var screen = ScreenSize.phone
  /// Where the script's fingers are.
  var fingers: [Int: FingerTrack] = [:]
  /// Whether there was room beside what is presented whenever a finger was to tap.
  var hasRoomBeside = true
  /// The rounds so far, for a script that repeats itself.
  var rounds: [RoundFolding.Round] = []
  /// What somebody keeps on purpose although it is out of sight, such as a container's children.
  package var entrusted: Set<String> = []
  /// What the script has asked a container to give up, even if that still has it as a child.
  package var givenUp: Set<String> = []
  /// What goes with screens that are not the stage's own.
  var companions = Companions()
  /// The delegates that the app has for its navigations.
  private var listeners: [StackListener] = []
  /// When the scene came to rest last; nothing has happened since then.
  private var restTime = TraceTime.zero
  private var eventsAtRest = 0
  /// Makes the scene anew.
  private let reset: () -> Void
  /// Whether the scene has not got stuck, and no exception has ended it.
  package private(set) var isRunning = true

  /// Makes a stage with a fresh scene.
  ///
  /// - Parameters:
  ///   - subject: the transition under test.
  ///   - profile: the release that the host behaves like.
  ///   - device: what the scene's screen belongs to.
  package init(for subject: Subject, profile: Profile, on device: StageDevice = .phone) {
    self.subject = subject
    let host = makeSceneHost()
    self.host = host
    reset = { host.reset(profile: profile, on: device) }
    reset()
    recorder = Recorder(host, hasSubject: !subject.isReference)
    host.observer = recorder
    recorder.handsOverClosures = subject.verbs.takeClosures
    installer = SubjectInstaller(subject, recorder)
    window = UIWindow(frame: UIScreen.main.bounds)
    recorder.introduce(window, as: Recorder.windowName)
  }

  // MARK: - Before the script acts

  /// Shows a root controller, and lets the scene come to rest.
  package func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
  }

  /// Names an object of the cast; a number is added where the name is taken.
  ///
  /// - Returns: its name.
  @discardableResult
  package func cast(_ object: AnyObject, as name: String) -> String {
    let name = recorder.introduce(object, as: name)
    recorder.tell(companions.takeBeginnings(of: object))
    companion(of: object)?.journal = CoordinatorJournal(recorder)
    return name
  }

  /// Gives a navigation a delegate of the app's own, which listens and animates nothing.
  package func listen(to navigation: UINavigationController) {
    listeners.append(StackListener(to: navigation))
  }

  /// Builds something that is no part of what the scenario is about.
  package func aside<Value>(_ build: () -> Value) -> Value {
    recorder.aside(build)
  }

  /// From here on all that happens is written down.
  package func begin() {
    settle()
    recorder.noteReleases()
    recorder.noteRecognizers()
    recorder.nameStandingWrappers()
    baseline = probe.checkpoint()
    screen = ScreenSize(UIScreen.main.bounds.size)
    recorder.begin()
    restTime = .zero
  }

  // MARK: - Time

  /// Moves time forward until nothing is pending; false where the scene is stuck or has ended.
  @discardableResult
  package func settle() -> Bool {
    guard isRunning else { return false }
    let before = recorder.time
    isRunning = host.settle(within: Self.patience)
    guard host.endingComplaint == nil else { return false }
    recorder.settleChange()
    recorder.noteReleases()
    recorder.noteDisplaced(listeners)
    recorder.noteRecognizers()
    if recorder.time != before || recorder.events.count != eventsAtRest {
      restTime = recorder.time
      eventsAtRest = recorder.events.count
    }
    return isRunning
  }

  /// Lets the scene come to rest, and some time pass before the script goes on.
  package func rest() {
    settle()
    advance(by: Self.pause)
  }

  /// Moves time forward.
  ///
  /// - Parameter seconds: how far.
  package func advance(by seconds: TimeInterval) {
    guard isRunning else { return }
    host.advance(by: seconds)
    isRunning = host.endingComplaint == nil
  }

  /// One hop of the main queue.
  package func turn() {
    guard isRunning else { return }
    host.turn()
    isRunning = host.endingComplaint == nil
  }

  /// Does something, unless the scene is stuck or has ended.
  package func act(_ action: () -> Void) {
    guard isRunning, host.endingComplaint == nil else { return }
    action()
  }

  // MARK: - The end

  /// Runs a script, and tells what happened.
  ///
  /// A scene that an exception has ended is replaced, so that whoever comes next finds one that runs.
  ///
  /// - Parameter notation: how rounds that are equal are told.
  package func perform(
    _ header: Trace.Header, rounds notation: RoundNotation = .folded, _ script: (Stage) -> Void
  ) -> Trace {
    script(self)
    settle()
    let ending = makeEnding()
    var header = header
    header.unseen = host.unseen
    header.screen = screen
    var trace = Trace(
      header: header, cast: recorder.cast.members,
      baseline: recorder.lateComers.join(baseline ?? Checkpoint()),
      events: recorder.events, ending: ending)
    if host.endingComplaint != nil { reset() }
    switch notation {
    case .folded:
      let folding = RoundFolding(
        rounds: rounds, standingCount: recorder.standingCount, origins: recorder.cast.origins)
      trace = folding.fold(trace)
    case .eachApart: break
    }
    return trace.withReadableCast
  }

  var probe: CheckpointProbe {
    CheckpointProbe(
      recorder: recorder, window: window, busy: installer.busy, keptIndex: installer.keptIndex)
  }

  private func makeEnding() -> Trace.Ending {
    if let complaint = host.endingComplaint { return .raised(fault: complaint.id) }
    guard isRunning else { return makeUnsettledEnding() }
    host.turn()
    settle()
    guard host.callsFromOtherThreads.isEmpty else { return makeUnsettledEnding() }
    return .settled(at: restTime, probe.checkpoint(leaked: leaked, running: recorder.running))
  }

  /// The names of what nobody needs any more, and is still alive.
  private var leaked: [String] {
    var names: [String] = []
    for controller in recorder.controllers {
      guard let object = controller.object, !isNeeded(controller.name, object),
        !entrusted.contains(controller.name), !installer.keeps(object),
        !isOfOwnWindow(controller.name), !installer.handsOutAgain(object), !isReady(controller)
      else { continue }
      names.append(controller.name)
    }
    let animators = installer.leftoverAnimators.compactMap { recorder.cast.name(of: $0) }
    return names + animators + recorder.leftovers
  }

  /// Whether the subject has a controller ready that it has not used yet: no child, and never seen. One that is
  /// made at a later act of the script than another one of its class is not ready, but one too many.
  private func isReady(_ controller: CastController) -> Bool {
    func isUnused(_ controller: CastController) -> Bool {
      !controller.wasInUse && recorder.cast.member(controller.name)?.maker == .subject
    }
    guard let object = controller.object, isUnused(controller) else { return false }
    return recorder.controllers.allSatisfy { other in
      guard let sibling = other.object, type(of: sibling) == type(of: object) else { return true }
      return !isUnused(other) || other.acts >= controller.acts
    }
  }

  /// Whether a controller may be the content of a window that the subject keeps for the next time.
  private func isOfOwnWindow(_ controller: String) -> Bool {
    subject.hasOverlay && recorder.cast.member(controller)?.maker == .subject
  }

  /// Whether a controller has a place. A container that has been asked to give it up needs it for as long as its
  /// view is in a window: it may have been busy.
  private func isNeeded(_ name: String, _ controller: UIViewController) -> Bool {
    isAttached(controller)
      && (!givenUp.contains(name) || controller.viewIfLoaded?.window != nil)
  }

  private func isAttached(_ controller: UIViewController) -> Bool {
    controller === window.rootViewController || controller.parent != nil
      || controller.presentingViewController != nil || controller.presentedViewController != nil
  }
}
