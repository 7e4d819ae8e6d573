import UIKit

/// Constraints as libraries write them.
final class SheetView: UIView {
  let handle = UIView()
  let content = UIView()
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  private var bottomConstraint: NSLayoutConstraint!
  private var heightConstraint: NSLayoutConstraint?

  func install(in host: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(self)
    host.insertSubview(blur, at: 0)
    host.insertSubview(content, belowSubview: self)
    let bottom = bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: 10)
    bottomConstraint = bottom
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: host.leadingAnchor),
      trailingAnchor.constraint(equalTo: host.trailingAnchor),
      topAnchor.constraint(greaterThanOrEqualTo: host.safeAreaLayoutGuide.topAnchor),
      bottom,
      handle.widthAnchor.constraint(equalToConstant: 40),
      handle.heightAnchor.constraint(equalToConstant: 4),
    ])
    let height = heightAnchor.constraint(lessThanOrEqualTo: host.heightAnchor, multiplier: 0.9)
    height.priority = .defaultHigh
    height.priority = UILayoutPriority(rawValue: 999)
    height.isActive = true
    heightConstraint = height
    host.addConstraint(
      NSLayoutConstraint(
        item: handle, attribute: .top, relatedBy: .equal, toItem: host, attribute: .top,
        multiplier: 1, constant: 0))
  }

  func raise(by offset: CGFloat) {
    bottomConstraint.constant = -offset - safeAreaInsets.bottom
    UIView.animate(withDuration: 0.3) {
      self.blur.effect = nil
      self.superview?.layoutIfNeeded()
    }
  }
}
