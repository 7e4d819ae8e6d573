import AppearanceTrace
import UIKit

/// What the script asks for by a verb of the subject's, which leads on to UIKit's own request as a rule.
@MainActor struct VerbRequest {
  let receiver: String
  let method: Call.Method
  /// The controller that comes; none where somebody goes.
  let guest: String?

  /// Whether a request of the subject's is the one that the verb leads on to.
  func isCarriedOut(
    by call: StageEvent.Call, of receiver: String, naming: (UIViewController) -> String
  )
    -> Bool
  {
    guard call.method == method, receiver == self.receiver else { return false }
    guard case .controller(let controller?)? = call.arguments.first?.value else {
      return guest == nil
    }
    return naming(controller) == guest
  }
}

extension Recorder {
  /// Writes what the script asks for, and lets the subject's verb do it.
  ///
  /// UIKit's own request that the verb leads on to, at once or later, is the same one, and has no line.
  func note(
    _ receiver: UIViewController, _ method: Call.Method, guest: UIViewController? = nil,
    _ arguments: [Call.Argument], verb: () -> Void
  ) {
    noteLostDelegates()
    let name = name(receiver)
    record(name, method, arguments, by: .script)
    verbRequest = VerbRequest(receiver: name, method: method, guest: guest.map { self.name($0) })
    verb()
  }

  /// Writes what the script asks for, and asks for it by UIKit's own method, which the subject may override.
  ///
  /// The request that reaches UIKit meanwhile is the same one, and has no line.
  func announce(
    _ receiver: UIViewController, _ method: Call.Method, _ arguments: [Call.Argument],
    request: () -> Void
  ) {
    noteLostDelegates()
    let name = name(receiver)
    record(name, method, arguments, by: .script)
    announced = VerbRequest(receiver: name, method: method, guest: nil)
    request()
    announced = nil
  }

  /// Writes that a closure of the script's runs, which it handed to a verb.
  func noteClosure(of controller: UIViewController, _ method: Call.Method) {
    noteLostDelegates()
    record(name(controller), method)
  }

  /// Whether a call has no line: it is what a verb leads on to, or a closure of the subject's own.
  func isOfVerb(_ call: StageEvent.Call, to receiver: String, _ cause: StageCause) -> Bool {
    if call.manner == .requested, let announced,
      announced.isCarriedOut(by: call, of: receiver, naming: { self.name($0) })
    {
      self.announced = nil
      return true
    }
    guard case .subject = cause else { return false }
    if call.manner == .told { return handsOverClosures && call.method.isCompletion }
    guard call.manner == .requested, let request = verbRequest,
      request.isCarriedOut(by: call, of: receiver, naming: { self.name($0) })
    else { return false }
    verbRequest = nil
    return true
  }
}
