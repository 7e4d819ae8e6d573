import UIKit
import UIKitSemantics

/// The headless UIKit as a host.
@MainActor final class HeadlessHost: SceneHost {
  weak var observer: (any StageObserver)?
  private lazy var relay = SceneRelay(self)

  func reset(profile: Profile) {
    Headless.reset(profile: profile)
    Headless.observer = relay
  }

  var now: Int64 { Int64((Headless.now * 1_000_000).rounded()) }

  func turn() { Headless.turn() }

  func advance(by seconds: TimeInterval) { Headless.advance(by: seconds) }

  func settle(within limit: TimeInterval) -> Bool { Headless.settle(within: limit) }

  var pending: [String] { Headless.pending }

  var endingFault: Fault? {
    Headless.isHalted ? Headless.faults.last { $0.effect == .raised } : nil
  }

  var statusBar: StageEvent.StatusBar {
    let bar = Headless.statusBar
    return StageEvent.StatusBar(style: bar.style, isHidden: bar.isHidden, owner: bar.owner)
  }

  func change(_ change: StageChange) {
    switch change {
    case .resize(let size): Headless.resize(to: size)
    case .background: Headless.background()
    case .foreground: Headless.foreground()
    }
  }

  var firstResponder: UIResponder? { Headless.firstResponder }

  func acting<Value>(as cause: StageCause, _ work: () -> Value) -> Value {
    Headless.acting(as: SceneCause(cause), work)
  }

  func touch(_ touch: StageTouch) {
    switch touch {
    case .down(let point): Headless.touchDown(at: point)
    case .move(let point): Headless.touchMove(to: point)
    case .up: Headless.touchUp()
    case .cancel: Headless.touchCancel()
    }
  }

  func isInternal(_ view: UIView) -> Bool { Headless.isInternal(view) }
}

/// Tells the stage's observer what the headless scene tells.
private final class SceneRelay: SceneObserver {
  private unowned let host: HeadlessHost

  init(_ host: HeadlessHost) {
    self.host = host
  }

  func scene(_ event: SceneEvent, cause: SceneCause) {
    guard let event = StageEvent(event) else { return }
    host.observer?.stage(event, cause: StageCause(cause))
  }
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

extension StageEvent {
  /// What traces do not speak of is none.
  fileprivate init?(_ event: SceneEvent) {
    switch event {
    case .controller(let controller, let event):
      self = .controller(controller, Controller(event))
    case .request(let controller, let request):
      self = .request(controller, Request(request))
    case .transition(let transition, let step):
      self = .transition(Transition(transition), Step(step))
    case .crossing(let crossing):
      self = .crossing(Crossing(crossing))
    case .inserted(let view, let superview):
      self = .inserted(view, into: superview)
    case .removed(let view, let superview):
      self = .removed(view, from: superview)
    case .statusBar(let style, let isHidden, let owner):
      self = .statusBar(StatusBar(style: style, isHidden: isHidden, owner: owner))
    case .fault(let fault, let controller):
      self = .fault(fault, controller)
    case .accessibility:
      return nil
    }
  }
}

extension StageEvent.Controller {
  fileprivate init(_ event: ControllerEvent) {
    self =
      switch event {
      case .loadView: .loadView
      case .viewDidLoad: .viewDidLoad
      case .willLayoutSubviews: .willLayoutSubviews
      case .didLayoutSubviews: .didLayoutSubviews
      case .appearance(let callback, let animated):
        .appearance(StageEvent.Appearance(callback), animated: animated)
      case .directCall(let callback, let animated):
        .directCall(StageEvent.Appearance(callback), animated: animated)
      case .began(let isAppearing, let animated):
        .began(isAppearing: isAppearing, animated: animated)
      case .ended: .ended
      case .addedChild(let child): .addedChild(child)
      case .removedFromParent: .removedFromParent
      case .willMove(let parent): .willMove(toParent: parent)
      case .didMove(let parent): .didMove(toParent: parent)
      case .assignedTransitioningDelegate(let isPresent):
        .assignedTransitioningDelegate(isPresent: isPresent)
      case .needsStatusBarUpdate: .needsStatusBarUpdate
      }
  }
}

extension StageEvent.Appearance {
  fileprivate init(_ callback: ControllerEvent.Appearance) {
    self =
      switch callback {
      case .willAppear: .willAppear
      case .isAppearing: .isAppearing
      case .didAppear: .didAppear
      case .willDisappear: .willDisappear
      case .didDisappear: .didDisappear
      }
  }
}

extension StageEvent.Request {
  fileprivate init(_ request: SceneRequest) {
    self =
      switch request {
      case .present(let presented, let animated): .present(presented, animated: animated)
      case .dismiss(let animated): .dismiss(animated: animated)
      case .push(let controller, let animated): .push(controller, animated: animated)
      case .pop(let animated): .pop(animated: animated)
      case .popTo(let controller, let animated): .popTo(controller, animated: animated)
      case .popToRoot(let animated): .popToRoot(animated: animated)
      case .setStack(let controllers, let animated): .setStack(controllers, animated: animated)
      case .select(let controller, let index): .select(controller, index: index)
      case .presentCompletion: .presentCompletion
      case .dismissCompletion: .dismissCompletion
      }
  }
}

extension StageEvent.Transition {
  fileprivate init(_ transition: SceneTransition) {
    number = transition.number
    kind =
      switch transition.kind {
      case .present: .present
      case .dismiss: .dismiss
      case .push: .push
      case .pop: .pop
      case .set: .set
      case .select: .select
      }
    from = transition.from
    to = transition.to
    container = transition.container
    isAnimated = transition.isAnimated
    isInteractive = transition.isInteractive
    style = transition.style
    removesFromView = transition.removesFromView
  }
}

extension StageEvent.Step {
  fileprivate init(_ step: TransitionStep) {
    self =
      switch step {
      case .began: .began
      case .ended(let finished): .ended(finished: finished)
      case .completed(let flag): .completed(flag)
      case .updated(let percent): .updated(percent)
      case .paused: .paused
      case .finished: .finished
      case .cancelled: .cancelled
      case .alongside: .alongside
      case .alongsideCompletion(let isCancelled): .alongsideCompletion(isCancelled: isCancelled)
      case .interactionChanged(let isCancelled): .interactionChanged(isCancelled: isCancelled)
      }
  }
}

extension StageEvent.Crossing {
  fileprivate init(_ crossing: SceneCrossing) {
    object = crossing.object
    role =
      switch crossing.role {
      case .transitioningDelegate: .transitioningDelegate
      case .navigationDelegate: .navigationDelegate
      case .tabBarDelegate: .tabBarDelegate
      case .animator: .animator
      case .driver: .driver
      case .presentationController: .presentationController
      }
    question = StageEvent.Question(crossing.question)
    transition = crossing.transition
    controller = crossing.controller
  }
}

extension StageEvent.Question {
  fileprivate init(_ question: SceneCrossing.Question) {
    self =
      switch question {
      case .animatorForPresented: .animatorForPresented
      case .animatorForDismissed: .animatorForDismissed
      case .animatorForOperation: .animatorForOperation
      case .animatorForSelection: .animatorForSelection
      case .driverForPresentation: .driverForPresentation
      case .driverForDismissal: .driverForDismissal
      case .driverForOperation: .driverForOperation
      case .driverForSelection: .driverForSelection
      case .presentationController: .presentationController
      case .duration: .duration
      case .animate: .animate
      case .animationEnded(let finished): .animationEnded(finished)
      case .startInteractively: .startInteractively
      case .presentationWillBegin: .presentationWillBegin
      case .presentationDidEnd(let completed): .presentationDidEnd(completed)
      case .dismissalWillBegin: .dismissalWillBegin
      case .dismissalDidEnd(let completed): .dismissalDidEnd(completed)
      case .containerWillLayout: .containerWillLayout
      case .containerDidLayout: .containerDidLayout
      case .willShow: .willShow
      case .didShow: .didShow
      case .shouldSelect: .shouldSelect
      case .didSelect: .didSelect
      }
  }
}

/// Makes the host of this platform.
@MainActor public func makeSceneHost() -> any SceneHost { HeadlessHost() }
