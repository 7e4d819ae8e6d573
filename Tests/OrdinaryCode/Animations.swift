import UIKit

// MARK: - A property animator that is scrubbed

final class CardViewController: UIViewController {
  private var animator: UIViewPropertyAnimator?
  private let card = UIView()

  @objc func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let timing = UISpringTimingParameters(
        dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 1))
      animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
      animator?.addAnimations { self.card.transform = CGAffineTransform(translationX: 0, y: -200) }
      animator?.addAnimations({ self.card.alpha = 1 }, delayFactor: 0.3)
      animator?.addCompletion { position in
        if position == .start { self.card.transform = .identity }
      }
      animator?.scrubsLinearly = false
      animator?.pausesOnCompletion = false
      animator?.pauseAnimation()
    case .changed:
      animator?.fractionComplete = -pan.translation(in: view).y / 200
    case .ended:
      animator?.isReversed = pan.velocity(in: view).y > 0
      animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    default:
      guard let animator, animator.state == .active else { return }
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    }
  }
}

// MARK: - Animations of views

enum ViewAnimations {
  static func bounce(_ view: UIView) {
    UIView.animate(
      withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0.2,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2) },
      completion: { finished in if finished { view.transform = .identity } })
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: [.calculationModeCubicPaced]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
    } completion: { _ in
      view.layer.removeAllAnimations()
    }
    UIView.transition(
      with: view, duration: 0.3, options: [.transitionCrossDissolve, .showHideTransitionViews]
    ) { view.isHidden.toggle() }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    UIView.perform(.delete, on: [view], options: [], animations: nil)
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0.2 }
    print(UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration)
  }
}

// MARK: - Groups of layer animations

final class PulseLayer: CALayer, CAAnimationDelegate {
  func pulse() {
    let scale = CABasicAnimation(keyPath: "transform.scale.xy")
    scale.fromValue = 0
    scale.toValue = 1
    scale.byValue = nil
    let fade = CAKeyframeAnimation(keyPath: #keyPath(CALayer.opacity))
    fade.values = [1, 0.5, 0]
    fade.keyTimes = [0, 0.4, 1]
    fade.calculationMode = .linear
    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = 1.5
    group.repeatCount = .infinity
    group.timingFunction = CAMediaTimingFunction(name: .easeOut)
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    group.delegate = self
    group.setValue("pulse", forKey: "name")
    group.beginTime = CACurrentMediaTime() + 0.2
    add(group, forKey: "pulse")
  }

  func animationDidStop(_ animation: CAAnimation, finished flag: Bool) {
    guard animation.value(forKey: "name") as? String == "pulse" else { return }
    removeAnimation(forKey: "pulse")
    print(animationKeys() ?? [], presentation()?.opacity ?? 1)
  }
}

// MARK: - Springs, transitions and transactions of Core Animation

enum LayerAnimations {
  static func swing(_ layer: CALayer) {
    let spring = CASpringAnimation(keyPath: "position.y")
    spring.damping = 12
    spring.stiffness = 180
    spring.mass = 1
    spring.initialVelocity = 4
    spring.duration = spring.settlingDuration
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.startProgress = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.4)
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1))
    CATransaction.setCompletionBlock { layer.isHidden = false }
    layer.add(spring, forKey: nil)
    layer.add(transition, forKey: kCATransition)
    CATransaction.commit()
    CATransaction.flush()
  }

  static func pause(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
    layer.beginTime = 0
  }
}

// MARK: - Shapes, gradients, replicas and particles

final class LoadingView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  private var shape: CAShapeLayer { layer as! CAShapeLayer }
  private let gradient = CAGradientLayer()
  private let emitter = CAEmitterLayer()

  func build() {
    shape.strokeColor = tintColor.cgColor
    shape.fillColor = nil
    shape.lineCap = .round
    shape.lineJoin = .bevel
    shape.lineDashPattern = [4, 2]
    shape.strokeEnd = 0.7
    shape.fillRule = .evenOdd
    gradient.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    gradient.locations = [0, 0.8]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.type = .axial
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 8
    replicator.instanceDelay = 0.1
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    replicator.addSublayer(gradient)
    let cell = CAEmitterCell()
    cell.contents = UIImage(named: "spark")?.cgImage
    cell.birthRate = 20
    cell.lifetime = 3
    cell.velocity = 80
    cell.emissionRange = .pi * 2
    emitter.emitterCells = [cell]
    emitter.emitterShape = .line
    emitter.emitterPosition = center
    layer.insertSublayer(emitter, below: replicator)
  }
}
