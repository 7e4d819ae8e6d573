public import UIKit

/// What a screen adopts that lets a picture of it fly to the next one and back.
@MainActor public protocol PictureSource: UIViewController {
  /// The view that flies.
  var picture: UIView { get }
}

/// A screen that shows a picture.
public final class PictureScreen: UIViewController, PictureSource {
  public let picture = UIView(frame: CGRect(x: 20, y: 120, width: 80, height: 80))

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
  }
}
