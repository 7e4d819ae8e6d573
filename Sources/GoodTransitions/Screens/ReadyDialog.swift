public import TransitionParts
public import UIKit

/// A dialog that rounds its view when that is loaded, which it is from the moment it is made.
public final class ReadyDialog: FadingDialog {
  /// Makes a dialog, which is ready to be presented.
  public override init() {
    super.init()
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.cornerRadius = 12
    view.clipsToBounds = true
  }
}
