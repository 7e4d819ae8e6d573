import AppearanceTrace
import UIKit

/// An object that the stage brings along; to the recorder it is scenery.
protocol StageOwned: AnyObject {}

extension Recorder {
  /// Writes a call that crosses the border to the subject.
  func note(_ crossing: StageEvent.Crossing) {
    guard isRecording, !(crossing.object is any StageOwned),
      let method = Call.Method(crossing.question)
    else { return }
    let object = name(crossing)
    noteParticipant(crossing.object, named: object, in: crossing.transition)
    if crossing.role == .driver {
      noteDriver(crossing.object, named: object, for: crossing.transition)
    }
    let call = Call(object, method, arguments(of: crossing))
    record(.call(call), mark: .crossing)
  }

  /// Names the object at the border by the part that it plays.
  func name(_ crossing: StageEvent.Crossing) -> String {
    cast.give(crossing.role.name, to: crossing.object, as: role(of: crossing))
  }

  private func role(of crossing: StageEvent.Crossing) -> Role {
    switch crossing.role {
    case .transitioningDelegate: .transitioningDelegate
    case .navigationDelegate: .navigationDelegate
    case .tabBarDelegate: .tabBarDelegate
    case .adaptiveDelegate: .adaptiveDelegate
    case .animator: .animator
    case .driver: .driver
    case .presentationController:
      .presentation(
        of: (crossing.object as? UIPresentationController).flatMap {
          cast.name(of: $0.presentedViewController)
        })
    case .segue: .segue
    }
  }

  private func arguments(of crossing: StageEvent.Crossing) -> [Call.Argument] {
    switch crossing.question {
    case .animatorForPresented, .animatorForDismissed, .animatorForOperation,
      .animatorForSelection, .driverForPresentation, .driverForDismissal, .driverForOperation,
      .driverForSelection, .presentationController, .willShow, .didShow, .shouldSelect,
      .didSelect:
      crossing.controller.map { [.name(name($0))] } ?? []
    case .animate, .startInteractively, .duration, .interruptibleAnimator:
      crossing.transition.flatMap { transitions[$0] }.map { [.name($0.name)] } ?? []
    case .animationEnded(let flag), .presentationDidEnd(let flag), .dismissalDidEnd(let flag):
      [Call.Argument(flag: flag)]
    case .presentationWillBegin, .dismissalWillBegin, .containerWillLayout, .containerDidLayout,
      .performSegue, .adaptiveStyle, .adaptiveController, .willPresentAdaptively, .shouldDismiss,
      .willDismiss, .didDismiss, .didAttemptToDismiss, .prepareForPopover:
      []
    }
  }
}

extension StageEvent.Role {
  /// What the object that plays the part is called.
  var name: String {
    switch self {
    case .transitioningDelegate: "delegate"
    case .navigationDelegate: "nav-delegate"
    case .tabBarDelegate: "tab-delegate"
    case .adaptiveDelegate: "adaptive-delegate"
    case .animator: "animator"
    case .driver: "driver"
    case .presentationController: "presentation"
    case .segue: "segue"
    }
  }
}

extension Call.Method {
  /// What is asked; none where the question is left out of traces.
  fileprivate init?(_ question: StageEvent.Question) {
    switch question {
    case .animatorForPresented: self = .animationControllerForPresented
    case .animatorForDismissed: self = .animationControllerForDismissed
    case .animatorForOperation: self = .animationControllerForOperation
    case .driverForPresentation: self = .interactionControllerForPresentation
    case .driverForDismissal: self = .interactionControllerForDismissal
    case .animatorForSelection: self = .animationControllerForTransition
    case .driverForOperation, .driverForSelection: self = .interactionControllerForAnimator
    case .presentationController: self = .presentationControllerForPresented
    case .animate: self = .animateTransition
    case .animationEnded: self = .animationEnded
    case .startInteractively: self = .startInteractiveTransition
    case .presentationWillBegin: self = .presentationTransitionWillBegin
    case .presentationDidEnd: self = .presentationTransitionDidEnd
    case .dismissalWillBegin: self = .dismissalTransitionWillBegin
    case .dismissalDidEnd: self = .dismissalTransitionDidEnd
    case .willShow: self = .willShow
    case .didShow: self = .didShow
    case .shouldSelect: self = .shouldSelect
    case .didSelect: self = .didSelect
    case .performSegue: self = .perform
    case .duration, .interruptibleAnimator, .containerWillLayout, .containerDidLayout: return nil
    // The notation has no words for what an adaptive delegate is asked.
    case .adaptiveStyle, .adaptiveController, .willPresentAdaptively, .shouldDismiss, .willDismiss,
      .didDismiss, .didAttemptToDismiss, .prepareForPopover:
      return nil
    }
  }
}
