import AppearanceTrace
import UIKit

extension Recorder {
  /// Writes what a controller is told.
  func note(_ event: StageEvent.Controller, of controller: UIViewController, _ cause: StageCause) {
    let name = name(controller)
    switch event {
    case .loadView: record(name, .loadView)
    case .viewDidLoad: record(name, .viewDidLoad)
    case .willLayoutSubviews, .didLayoutSubviews: break
    case .appearance(let callback, let animated):
      controllers[place(of: controller)].phase = callback.phase
      record(name, Call.Method(callback), [.animated(animated)])
    case .directCall(let callback, let animated):
      let call = Call(name, Call.Method(callback), [.animated(animated)])
      record(.call(call), attribution: .direct)
    case .began(let isAppearing, let animated):
      record(
        name, .beginAppearanceTransition,
        [Call.Argument(flag: isAppearing), .animated(animated)], by: cause)
    case .ended: record(name, .endAppearanceTransition, by: cause)
    case .addedChild(let child):
      if cause != .host { record(name, .addChild, [.name(self.name(child))], by: cause) }
    case .removedFromParent:
      if cause != .host { record(name, .removeFromParent, by: cause) }
    case .willMove(let parent): record(name, .willMove, [toParent(parent)])
    case .didMove(let parent): record(name, .didMove, [toParent(parent)])
    case .assignedTransitioningDelegate(let isPresent):
      controllers[place(of: controller)].hasDelegate = isPresent
      record(.delegate(controller: name, isPresent ? .set : .cleared))
    case .needsStatusBarUpdate:
      if cause != .host { record(name, .setNeedsStatusBarAppearanceUpdate, by: cause) }
    case .viewWillTransition(let size):
      let call = Call(name, .viewWillTransition, [Call.Argument("to", .list(size.texts))])
      record(.call(call), attribution: attribution(of: cause))
    }
  }

  private func toParent(_ parent: UIViewController?) -> Call.Argument {
    Call.Argument("toParent", word: parent.map { name($0) } ?? "nil")
  }

  /// Writes which controllers have been deallocated since the last look.
  func noteReleases() {
    for index in controllers.indices {
      guard controllers[index].object == nil, !controllers[index].isReleased else { continue }
      controllers[index].isReleased = true
      controllers[index].phase = nil
      record(.release(object: controllers[index].name))
    }
    for servant in servants where servant.object == nil { record(.release(object: servant.name)) }
    servants.removeAll { $0.object == nil }
  }

  /// Writes which transitioning delegates were deallocated though nobody took them away.
  func noteLostDelegates() {
    for index in controllers.indices where controllers[index].hasDelegate {
      guard let controller = controllers[index].object,
        controller.transitioningDelegate == nil
      else { continue }
      controllers[index].hasDelegate = false
      record(.delegate(controller: controllers[index].name, .lost))
    }
  }
}

extension StageEvent.Appearance {
  /// The phase that a controller is in from this callback on; none where it is gone.
  fileprivate var phase: AppearancePhase? {
    switch self {
    case .willAppear, .isAppearing: .appearing
    case .didAppear: .appeared
    case .willDisappear: .disappearing
    case .didDisappear: nil
    }
  }
}
