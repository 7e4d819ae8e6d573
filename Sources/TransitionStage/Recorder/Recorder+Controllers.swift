import AppearanceTrace
import TransitionVocabulary
import UIKit

extension Recorder {
  /// The controllers of the cast that live, in its order.
  var livingControllers: [UIViewController] {
    var living: [UIViewController] = []
    for controller in controllers {
      if let object = controller.object { living.append(object) }
    }
    return living
  }

  /// Writes what a controller is told, or what is asked of it.
  func note(_ call: StageEvent.Call, to controller: UIViewController, _ cause: StageCause) {
    let place = place(of: controller)
    let name = controllers[place].name
    let method = call.method
    if call.manner != .requested,
      method.isAppearance || method == .willMove || method == .didMove
    {
      controllers[place].wasInUse = true
    }
    guard !method.isUnwritten, !isOfVerb(call, to: name, cause) else { return }
    if method.isRequest || method.isCompletion { noteLostDelegates() }
    switch call.manner {
    case .told:
      if method.isAppearance {
        controllers[place].phase = AppearancePhase(after: method)
      }
      // Whoever lets a view have another size answers for it, though the host passes it on.
      let attribution = method == .viewWillTransition ? attribution(of: cause) : nil
      let line = Call(name, method, arguments(of: call))
      record(.call(line), attribution: attribution)
      noteSize(told: line, to: controller)
    case .direct:
      record(.call(Call(name, method, arguments(of: call))), attribution: .direct)
    case .requested:
      guard cause != .host || !method.isHousekeeping else { return }
      record(name, method, arguments(of: call), by: cause)
    }
  }

  /// Writes that a controller's transitioning delegate is assigned, or taken away.
  func noteDelegate(of controller: UIViewController, isPresent: Bool) {
    let name = name(controller)
    controllers[place(of: controller)].hasDelegate = isPresent
    record(.delegate(controller: name, isPresent ? .set : .cleared))
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

  /// Writes which of the app's delegates of navigations have been displaced since the last look.
  func noteDisplaced(_ listeners: [StackListener]) {
    for listener in listeners where listener.isDisplaced != listener.wasDisplaced {
      listener.wasDisplaced.toggle()
      guard listener.wasDisplaced, let navigation = listener.navigation else { continue }
      record(.delegate(controller: name(navigation), .displaced))
    }
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

extension AppearancePhase {
  /// The phase that a controller is in after an appearance callback; none where it is gone.
  fileprivate init?(after callback: EventKind) {
    switch callback {
    case .viewWillAppear, .viewIsAppearing: self = .appearing
    case .viewDidAppear: self = .appeared
    case .viewWillDisappear: self = .disappearing
    default: return nil
    }
  }
}
