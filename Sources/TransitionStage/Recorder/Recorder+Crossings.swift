import AppearanceTrace
import TransitionVocabulary
import UIKit

/// An object that the stage brings along; to the recorder it is scenery.
protocol StageOwned: AnyObject {}

extension Recorder {
  /// Writes a call that crosses the border to the subject.
  ///
  /// - Parameter number: the host's number of the transition; none before it began.
  func note(
    _ call: StageEvent.Call, to object: AnyObject, as role: AskedRole, in number: Int?
  ) {
    guard isRecording, !(object is any StageOwned), !call.method.isUnwritten
    else { return }
    let name = name(object, as: role)
    noteParticipant(object, named: name, in: number)
    if role == .driver { noteDriver(object, named: name, for: number) }
    record(.call(Call(name, call.method, arguments(of: call))), mark: .crossing)
  }

  /// Names the object at the border by the part that it plays; a controller is one in any part.
  func name(_ object: AnyObject, as role: AskedRole) -> String {
    if let controller = object as? UIViewController { return name(controller) }
    return cast.give(role.name, to: object, as: self.role(of: object, asked: role))
  }

  private func role(of object: AnyObject, asked role: AskedRole) -> Role {
    switch role {
    case .transitioningDelegate: .transitioningDelegate
    case .navigationDelegate: .navigationDelegate
    case .tabBarDelegate: .tabBarDelegate
    case .adaptiveDelegate: .adaptiveDelegate
    case .animator: .animator
    case .driver: .driver
    case .presentationController:
      .presentation(
        of: (object as? UIPresentationController).flatMap {
          cast.name(of: $0.presentedViewController)
        })
    case .segue: .segue
    }
  }
}

extension AskedRole {
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
