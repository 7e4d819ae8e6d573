public import UIKit

/// Lies around the view of a sheet, and moves with it.
open class SheetShell: UIView {
  /// The sheet that it lies around.
  public private(set) weak var sheet: UIViewController?

  /// Makes the shell of a sheet.
  public init(of sheet: UIViewController) {
    self.sheet = sheet
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  /// Takes the sheet's view in as soon as it lies somewhere itself.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard superview != nil, let view = sheet?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
