import CoreGraphics
public import Foundation

/// The bar of a navigation controller: its style, and whether it is shown. Nothing is drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var prefersLargeTitles = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// What a controller shows in its navigation controller's bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var hidesBackButton = false

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }
}
