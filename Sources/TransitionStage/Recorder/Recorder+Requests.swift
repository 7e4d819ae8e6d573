import AppearanceTrace
import UIKit

extension Recorder {
  /// Writes what is asked of a controller, or what was promised with a request.
  func note(_ request: StageEvent.Request, to controller: UIViewController, _ cause: StageCause) {
    let name = name(controller)
    noteLostDelegates()
    switch request {
    case .present(let presented, let animated):
      record(name, .present, arguments(of: presented, animated), by: cause)
    case .dismiss(let animated): record(name, .dismiss, [.animated(animated)], by: cause)
    case .push(let pushed, let animated):
      record(
        name, .pushViewController, [.name(self.name(pushed)), .animated(animated)], by: cause)
    case .pop(let animated): record(name, .popViewController, [.animated(animated)], by: cause)
    case .popTo(let target, let animated):
      record(
        name, .popToViewController, [.name(self.name(target)), .animated(animated)], by: cause)
    case .popToRoot(let animated):
      record(name, .popToRootViewController, [.animated(animated)], by: cause)
    case .setStack(let stack, let animated):
      let names = Call.Argument(nil, .list(stack.map { self.name($0) }))
      record(name, .setViewControllers, [names, .animated(animated)], by: cause)
    case .select(_, let index):
      record(name, .setSelectedIndex, [.name(String(index))], by: cause)
    case .presentCompletion: record(name, .presentCompletion)
    case .dismissCompletion: record(name, .dismissCompletion)
    }
  }

  private func arguments(of presented: UIViewController, _ animated: Bool) -> [Call.Argument] {
    var arguments: [Call.Argument] = [
      .name(name(presented)),
      Call.Argument("style", word: presented.modalPresentationStyle.word),
      .animated(animated),
    ]
    if presented.modalPresentationCapturesStatusBarAppearance {
      arguments.append(Call.Argument("capturesStatusBar", flag: true))
    }
    return arguments
  }
}
