import TransitionStage
import UIKit

extension Stage {
  /// Covers a controller with a sheet of the system's, and uncovers it.
  ///
  /// - Parameters:
  ///   - controller: what is covered.
  ///   - covered: is done while it is covered.
  func coverAndUncover(_ controller: UIViewController, covered: () -> Void = {}) {
    act {
      let cover = StageController(.lightContent)
      cast(cover, as: "cover")
      cover.modalPresentationStyle = .fullScreen
      controller.present(cover, animated: true) {}
    }
    rest()
    covered()
    act { controller.dismiss(animated: true) {} }
    rest()
  }
}
