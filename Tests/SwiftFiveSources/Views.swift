import UIKit

/// A view of its own shape, as card and bubble libraries have them.
class RoundedView: UIView {
  let shape = CAShapeLayer()
  let shadowed = CALayer()
  var onHit: ((CGPoint) -> Void)?

  init() {
    super.init(frame: CGRect.zero)
    setUp()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    setUp()
  }

  private func setUp() {
    backgroundColor = UIColor.white.withAlphaComponent(0.5)
    tintColor = UIColor.black
    clipsToBounds = false
    isUserInteractionEnabled = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.cornerRadius = 12
    layer.masksToBounds = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.addSublayer(shadowed)
    layer.mask = shape
    contentMode = .scaleAspectFill
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius)
    shape.path = path.cgPath
    shape.fillColor = UIColor.clear.cgColor
    layer.shadowPath = path.cgPath
    shadowed.position = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if bounds.contains(point) { onHit?(point) }
    return super.hitTest(point, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return super.point(inside: point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, touch.view === self { _ = touch.location(in: self) }
    super.touchesBegan(touches, with: event)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { layer.removeAllAnimations() }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let superview = superview else { return }
    frame = superview.bounds
    center = CGPoint(x: superview.bounds.midX, y: superview.bounds.midY)
  }

  func isOnScreen(_ other: UIView) -> Bool {
    return other.window === self.window && other.frame.origin != .zero
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { return size }
  override var intrinsicContentSize: CGSize { return CGSize(width: 10, height: 10) }
  override func updateConstraints() { super.updateConstraints() }
  override func draw(_ rect: CGRect) {}
  override func responds(to aSelector: Selector!) -> Bool { return super.responds(to: aSelector) }
  override var next: UIResponder? { return super.next }

  func edges() -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    return (frame.minX, frame.minY, frame.maxX, frame.maxY)
  }

  func pulse() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1
    animation.toValue = NSValue(cgPoint: CGPoint.zero)
    animation.duration = 0.3
    animation.fillMode = .forwards
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "pulse")
    _ = layer.presentation()?.position
  }

  func reshape(to path: CGPath, completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(0.25)
    CATransaction.setCompletionBlock(completion)
    shape.path = path
    CATransaction.commit()
  }
}

class Badge: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = "badge"
    font = UIFont.systemFont(ofSize: 12)
    textColor = .black
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
  }
}

class ActionButton: UIButton {
  var handler: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: Selector("tapped", ActionButton.tapped), for: .touchUpInside)
    setTitle("Close", for: .normal)
    isEnabled = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func tapped() { handler?() }
}

class Pager: UIScrollView, UIScrollViewDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    contentOffset = .zero
    contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y < 0 { scrollView.contentOffset.y = 0 }
  }
}

class Ring: CAShapeLayer {
  override init() {
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class CoverWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === rootViewController?.view ? nil : view
  }
}

class Echo: UIResponder {
  override var next: UIResponder? { return UIApplication.shared }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}

class Thumbnail: UICollectionViewCell {
  let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(picture)
    picture.image = UIImage()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    picture.image = nil
  }
}
