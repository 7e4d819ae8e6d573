import AppearanceTrace
import UIKit

extension StageCause {
  init(_ cause: SceneCause) {
    self =
      switch cause.agent {
      case .host: .host
      case .script: .script
      case .subject: .subject(transition: cause.transition)
      }
  }
}

extension SceneCause {
  init(_ cause: StageCause) {
    self =
      switch cause {
      case .host: .host
      case .script: .script
      case .subject(let transition): SceneCause(.subject, transition: transition)
      }
  }
}

extension StageEvent {
  init(_ event: SceneEvent) {
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
    case .reordered(let view, let superview): self = .reordered(view, in: superview)
    case .changing(let view, let aspect): self = .changing(view, ViewProperty.Kind(aspect))
    case .animated(let view, let isMoving): self = .animated(view, isMoving: isMoving)
    case .window(let window, let step): self = .window(window, WindowStep(step))
    case .statusBar(let style, let isHidden, let owner, let hiddenOwner):
      self = .statusBar(
        StatusBar(style: style, isHidden: isHidden, owner: owner, hiddenOwner: hiddenOwner))
    case .application(let request): self = .application(ApplicationRequest(request))
    case .accessibility(let notification, _): self = .posted(notification)
    case .answer(let crossing, let answer): self = .answer(Crossing(crossing), Answer(answer))
    case .fault(let fault, let controller):
      self = .fault(fault, controller)
    }
  }
}

extension StageEvent.Controller {
  init(_ event: ControllerEvent) {
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
      case .viewWillTransition(let size): .viewWillTransition(to: size)
      }
  }
}

extension StageEvent.Appearance {
  init(_ callback: ControllerEvent.Appearance) {
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
  init(_ request: SceneRequest) {
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
  init(_ transition: SceneTransition) {
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
  init(_ step: TransitionStep) {
    self =
      switch step {
      case .began(let frame): .began(finalFrame: frame)
      case .engaged(let context): .engaged(context: context)
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
