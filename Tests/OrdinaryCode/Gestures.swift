import UIKit

// MARK: - Dragging a view

final class DraggableView: UIView, UIGestureRecognizerDelegate {
  private var start = CGPoint.zero

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous
    addGestureRecognizer(pan)
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: start = center
    case .changed:
      let move = pan.translation(in: superview)
      center = CGPoint(x: start.x + move.x, y: start.y + move.y)
    case .ended, .cancelled:
      let speed = pan.velocity(in: superview)
      if hypot(speed.x, speed.y) > 500 { center = start }
      pan.setTranslation(.zero, in: superview)
    default: break
    }
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { other is UIPinchGestureRecognizer }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.numberOfTouches == 1 && recognizer.view === self
  }
}

// MARK: - Pinch, rotation and long press together

final class PhotoView: UIImageView {
  @objc func install() {
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = true
    let pinch = UIPinchGestureRecognizer(target: self, action: #selector(pinched))
    let rotation = UIRotationGestureRecognizer(target: self, action: #selector(rotated))
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed))
    press.minimumPressDuration = 0.3
    press.allowableMovement = 20
    let double = UITapGestureRecognizer(target: self, action: #selector(install))
    double.numberOfTapsRequired = 2
    double.numberOfTouchesRequired = 1
    press.require(toFail: double)
    gestureRecognizers = [pinch, rotation, press, double]
  }

  @objc func pinched(_ sender: UIPinchGestureRecognizer) {
    transform = transform.scaledBy(x: sender.scale, y: sender.scale)
    sender.scale = 1
  }

  @objc func rotated(_ sender: UIRotationGestureRecognizer) {
    transform = transform.rotated(by: sender.rotation)
    sender.rotation = 0
  }

  @objc func pressed(_ sender: UILongPressGestureRecognizer) {
    guard sender.state == .began else { return }
    becomeFirstResponder()
    print(sender.location(in: self), sender.location(ofTouch: 0, in: nil))
  }
}

// MARK: - A recognizer of one's own

final class CircleRecognizer: UIGestureRecognizer {
  private(set) var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state != .failed, let touch = touches.first else { return }
    for one in event.coalescedTouches(for: touch) ?? [] { points.append(one.location(in: view)) }
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = points.count > 10 ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    super.reset()
    points.removeAll()
  }
}

// MARK: - Edges and swipes

final class EdgeViewController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom, .left] }
  override var prefersHomeIndicatorAutoHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(slide(_:)))
    edge.edges = .left
    view.addGestureRecognizer(edge)
    for direction: UISwipeGestureRecognizer.Direction in [.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swipe(_:)))
      swipe.direction = direction
      swipe.require(toFail: edge)
      view.addGestureRecognizer(swipe)
    }
    let hover = UIHoverGestureRecognizer(target: self, action: #selector(slide(_:)))
    hover.cancelsTouchesInView = false
    hover.delaysTouchesBegan = true
    view.addGestureRecognizer(hover)
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  @objc func slide(_ recognizer: UIGestureRecognizer) {
    recognizer.isEnabled.toggle()
  }

  @objc func swipe(_ recognizer: UISwipeGestureRecognizer) {
    if recognizer.direction == .right { navigationController?.popViewController(animated: true) }
  }
}

// MARK: - Touches by hand

final class DrawingView: UIView {
  private var path = UIBezierPath()

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.tapCount == 1 else { return }
    path.move(to: touch.location(in: self))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let from = touch.previousLocation(in: self)
    let to = touch.location(in: self)
    path.addQuadCurve(to: to, controlPoint: from)
    path.lineWidth = touch.force > 0 ? touch.force / touch.maximumPossibleForce * 10 : 2
    setNeedsDisplay(CGRect(origin: to, size: .zero).insetBy(dx: -20, dy: -20))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && event?.type == .touches ? nil : hit
  }

  override func draw(_ rect: CGRect) {
    UIColor.label.setStroke()
    path.stroke()
  }
}
