import TransitionStage
import UIKit

extension Stage {
  /// Covers a controller with a sheet of the system's, and uncovers it.
  func coverAndUncover(_ controller: UIViewController) {
    act {
      let cover = StageController(.lightContent)
      cast(cover, as: "cover")
      cover.modalPresentationStyle = .fullScreen
      controller.present(cover, animated: true) {}
    }
    rest()
    act { controller.dismiss(animated: true) {} }
    rest()
  }
}
