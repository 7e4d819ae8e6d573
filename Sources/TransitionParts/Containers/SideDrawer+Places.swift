public import UIKit

extension SideDrawer {
  /// Puts the view at a side in.
  public func lay(_ screen: UIViewController, at place: Int) {
    let size = view.bounds.size
    let width = size.width * 0.75
    screen.view.frame = CGRect(
      x: place == 0 ? 0 : size.width - width, y: 0, width: width, height: size.height)
    screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if place > 0 { screen.view.autoresizingMask.insert(.flexibleLeftMargin) }
    view.addSubview(screen.view)
  }

  /// Where a side comes from and goes to.
  public func away(_ place: Int) -> CGAffineTransform {
    let width = view.bounds.width * 0.75
    return CGAffineTransform(translationX: place == 0 ? -width : width, y: 0)
  }
}
