public import UIKit

/// Takes the presenter's view out of the window, for the presented one covers it whole.
public final class FadePresentationController: UIPresentationController {
  public override var shouldRemovePresentersView: Bool { true }
}
