import AppearanceTrace
import TransitionVocabulary
package import UIKit
import UIKitSemantics

/// What happens on the stage, in terms of UIKit's own API.
package typealias StageEvent = SceneEvent

/// The headless UIKit as a host.
@MainActor final class HeadlessHost: SceneHost {
  var observer: (any StageObserver)? {
    get { note?.observer }
    set {
      note = newValue?.note
      note?.observer = newValue
      listenIfWatched()
    }
  }
  /// Where the observer is, whom it does not keep.
  private var note: ObserverNote?

  /// It causes what happens itself, and so sees everything.
  let unseen: Set<SceneSense> = []

  func reset(profile: Profile, on device: StageDevice) {
    switch device {
    case .phone: Headless.reset(profile: profile)
    case .tablet:
      Headless.reset(
        profile: profile, idiom: .pad, screen: CGSize(width: 820, height: 1180))
    }
    listenIfWatched()
  }

  /// Listens to the scene for as long as somebody listens to the host.
  private func listenIfWatched() {
    Headless.observer = observer == nil ? nil : note
  }

  var now: Int64 { Int64((Headless.now * 1_000_000).rounded()) }

  func turn() { Headless.turn() }

  func advance(by seconds: TimeInterval) { Headless.advance(by: seconds) }

  func settle(within limit: TimeInterval) -> Bool { Headless.settle(within: limit) }

  var pending: [String] { Headless.pending }

  var callsFromOtherThreads: [String] { Headless.callsFromOtherThreads }

  func awaitRealTime(naming name: (Int) -> String?) -> [String] {
    let start = ContinuousClock.now
    defer { Self.realTimeLeft -= ContinuousClock.now - start }
    let patience = max(.zero, min(Self.realTimePatience, Self.realTimeLeft))
    return Headless.awaitRealTime(for: patience / .seconds(1), naming: name)
  }

  /// How long real time may pass after one case.
  private static let realTimePatience = Duration.milliseconds(500)
  /// How long it may still pass in this process: who never completes does so in all cases.
  private static var realTimeLeft = Duration.seconds(2)

  var endingComplaint: Complaint? {
    Headless.isHalted ? Headless.complaints.last { $0.effect == .raised } : nil
  }

  var statusBar: StageEvent.StatusBar {
    let bar = Headless.statusBar
    return StageEvent.StatusBar(
      style: bar.style, isHidden: bar.isHidden, owner: bar.owner,
      hiddenOwner: Headless.statusBarHiddenOwner)
  }

  var freshStatusBar: StageEvent.StatusBar {
    let bar = Headless.freshStatusBar
    return StageEvent.StatusBar(
      style: bar.style, isHidden: bar.isHidden, owner: bar.owner, hiddenOwner: bar.hiddenOwner)
  }

  var running: [StageActivity] {
    Headless.running.map { StageActivity(label: $0.label, cause: StageCause($0.cause)) }
  }

  var ignoreDepth: Int { Headless.ignoreDepth }

  func assistanceReaches(_ view: UIView) -> Bool { Headless.assistanceReaches(view) }

  func performEscape() -> (responder: UIResponder?, isHandled: Bool) { Headless.performEscape() }

  func letPerform(_ segue: UIStoryboardSegue, asPush isPush: Bool) {
    Headless.letPerform(segue, asPush: isPush)
  }

  func mayFollowTurn(to size: CGSize) -> Bool { Headless.mayFollowTurn(to: size) }

  func change(_ change: StageChange) {
    switch change {
    case .resize(let size): Headless.resize(to: size)
    case .turn(let orientation): Headless.turn(to: orientation)
    case .background: Headless.background()
    case .foreground: Headless.foreground()
    case .inactive: Headless.resignActive()
    case .active: Headless.becomeActive()
    case .statusBarHeight(let height): Headless.statusBarHeight = height
    case .keyboardUp: Headless.showKeyboard()
    case .keyboardDown: Headless.hideKeyboard()
    case .animations(let isOn): Headless.switchAnimations(isOn)
    case .reducedMotion(let isOn): Headless.reducesMotion = isOn
    case .assistance(let isOn): Headless.runsVoiceOver = isOn
    case .darkness(let isDark):
      Headless.setTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
    }
  }

  var firstResponder: UIResponder? { Headless.firstResponder }

  func acting<Value>(as cause: StageCause, _ work: () -> Value) -> Value {
    Headless.acting(as: SceneCause(cause), work)
  }

  func entrust(_ controller: UIViewController, to cause: StageCause) {
    Headless.entrust(controller, to: SceneCause(cause))
  }

  func accompany(
    _ controller: UIViewController, _ follow: @escaping @MainActor (EventKind) -> Void
  ) { Headless.accompany(controller, follow) }

  func touch(_ touch: StageTouch, finger: Int) {
    switch touch {
    case .down(let point): Headless.touchDown(at: point, finger: finger)
    case .move(let point): Headless.touchMove(to: point, finger: finger)
    case .up: Headless.touchUp(finger: finger)
    case .cancel: Headless.touchCancel(finger: finger)
    }
  }

  func isInternal(_ view: UIView) -> Bool { Headless.isInternal(view) }

  func isInternal(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
    Headless.isInternal(coordinator)
  }
}

/// The headless scene tells the note, which it keeps, and so whoever is noted, whom nobody keeps.
extension ObserverNote: SceneObserver {
  package func scene(_ event: SceneEvent, cause: SceneCause) {
    observer?.stage(event, cause: StageCause(cause))
  }

  package func sceneWasDrawn() { observer?.stageWasDrawn() }
}

extension StageCause {
  fileprivate init(_ cause: SceneCause) {
    self =
      switch cause.agent {
      case .host: .host
      case .script: .script
      case .subject: .subject(transition: cause.transition)
      }
  }
}

extension SceneCause {
  fileprivate init(_ cause: StageCause) {
    self =
      switch cause {
      case .host: .host
      case .script: .script
      case .subject(let transition): SceneCause(.subject, transition: transition)
      }
  }
}

/// Makes the host of this platform.
@MainActor package func makeSceneHost() -> any SceneHost { HeadlessHost() }
