import UIKit

/// A custom presentation that takes the presenter's view out of the window (CU-02, CX-09).
final class RemovingPresentationController: UIPresentationController, StageOwned {
  override var shouldRemovePresentersView: Bool { true }
}
