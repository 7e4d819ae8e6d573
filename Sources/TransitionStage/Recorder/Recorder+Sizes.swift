import AppearanceTrace
import UIKit

/// A size that a controller was told.
@MainActor struct ToldSize {
  @Unkept var controller: UIViewController?
  /// The size as it is printed.
  let size: [String]
  let time: TraceTime
}

extension Recorder {
  /// Keeps in mind which size a controller was told last.
  func noteSize(told call: Call, to controller: UIViewController) {
    guard call.method == .viewWillTransition, case .list(let size)? = call.value("to") else {
      return
    }
    toldSizes.removeAll { $0.controller === controller }
    toldSizes.append(ToldSize(controller: controller, size: size, time: time))
  }

  /// Writes which views in windows have another size than their controllers were told, now that time has
  /// passed and the script goes on.
  ///
  /// What the host gives a view has no line of its own, and where nothing is amiss it needs none.
  func noteOtherSizes() {
    let now = time
    let due = toldSizes.filter { $0.time < now }
    toldSizes.removeAll { $0.time < now }
    for told in due {
      guard let view = told.controller?.viewIfLoaded, view.window != nil, let name = name(view),
        case let values = ViewProperty.values(of: .size, view), values != told.size
      else { continue }
      record(.set(view: name, ViewProperty(.size, values)))
    }
  }
}
