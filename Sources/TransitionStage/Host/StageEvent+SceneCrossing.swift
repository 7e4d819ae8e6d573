import UIKit

extension StageEvent.Crossing {
  init(_ crossing: SceneCrossing) {
    object = crossing.object
    role =
      switch crossing.role {
      case .transitioningDelegate: .transitioningDelegate
      case .navigationDelegate: .navigationDelegate
      case .tabBarDelegate: .tabBarDelegate
      case .adaptiveDelegate: .adaptiveDelegate
      case .animator: .animator
      case .driver: .driver
      case .presentationController: .presentationController
      case .segue: .segue
      }
    question = StageEvent.Question(crossing.question)
    transition = crossing.transition
    controller = crossing.controller
  }
}

extension StageEvent.Question {
  init(_ question: SceneCrossing.Question) {
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
      case .interruptibleAnimator: .interruptibleAnimator
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
      case .performSegue: .performSegue
      case .adaptiveStyle: .adaptiveStyle
      case .adaptiveController: .adaptiveController
      case .willPresentAdaptively: .willPresentAdaptively
      case .shouldDismiss: .shouldDismiss
      case .willDismiss: .willDismiss
      case .didDismiss: .didDismiss
      case .didAttemptToDismiss: .didAttemptToDismiss
      case .prepareForPopover: .prepareForPopover
      }
  }
}

extension StageEvent.Answer {
  init(_ answer: SceneAnswer) {
    self =
      switch answer {
      case .duration(let duration): .duration(duration)
      case .interruptibleAnimator(let animator): .interruptibleAnimator(animator)
      }
  }
}
