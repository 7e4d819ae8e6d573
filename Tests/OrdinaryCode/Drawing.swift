import UIKit

// MARK: - Drawing in a view

final class GaugeView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor.systemGray.cgColor)
    context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setLineWidth(4)
    context.setLineCap(.round)
    context.setLineJoin(.miter)
    context.setLineDash(phase: 0, lengths: [6, 3])
    context.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: 40, startAngle: 0, endAngle: .pi,
      clockwise: true)
    context.strokePath()
    context.addEllipse(in: rect.insetBy(dx: 10, dy: 10))
    context.drawPath(using: .fillStroke)
    context.translateBy(x: 0, y: rect.height)
    context.scaleBy(x: 1, y: -1)
    context.rotate(by: .pi / 8)
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 3, color: UIColor.black.cgColor)
    context.setBlendMode(.multiply)
    context.setAlpha(0.5)
    context.clip(to: rect)
    context.fill(rect)
    context.restoreGState()
  }
}

// MARK: - A gradient by hand

final class GradientView: UIView {
  override func draw(_ rect: CGRect) {
    let space = CGColorSpaceCreateDeviceRGB()
    let colors = [UIColor.white.cgColor, UIColor.black.cgColor] as CFArray
    guard let context = UIGraphicsGetCurrentContext(),
      let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1])
    else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.drawRadialGradient(
      gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: rect.width,
      options: [])
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.clear(rect)
    context.endTransparencyLayer()
  }
}

// MARK: - Rendering pictures

enum Pictures {
  static func circle(_ color: UIColor, side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    format.opaque = false
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
    return renderer.image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    .withRenderingMode(.alwaysTemplate)
  }

  static func snapshot(of view: UIView) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, UIScreen.main.scale)
    defer { UIGraphicsEndImageContext() }
    view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    view.layer.render(in: UIGraphicsGetCurrentContext()!)
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  static func scaled(_ image: UIImage, to size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: 0.8)
      image.draw(at: .zero)
    }
    .resizableImage(withCapInsets: .zero, resizingMode: .stretch)
    .withTintColor(.red, renderingMode: .alwaysOriginal)
  }
}

// MARK: - Paths

enum Shapes {
  static func bubble(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 8, height: 8))
    path.append(UIBezierPath(ovalIn: rect.offsetBy(dx: 4, dy: 4)))
    path.addArc(
      withCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 5, startAngle: 0, endAngle: .pi * 2,
      clockwise: false)
    path.addCurve(to: .zero, controlPoint1: rect.origin, controlPoint2: CGPoint(x: 3, y: 3))
    path.usesEvenOddFillRule = true
    path.lineJoinStyle = .round
    path.lineCapStyle = .butt
    path.apply(CGAffineTransform(rotationAngle: 0.3))
    path.close()
    return path.reversing()
  }

  static func star() -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLines(between: [.zero, CGPoint(x: 5, y: 5)])
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 9, height: 9), cornerWidth: 2, cornerHeight: 2)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 3)
    path.closeSubpath()
    print(path.boundingBox, path.boundingBoxOfPath, path.currentPoint, path.isEmpty)
    return path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 1)
  }
}

// MARK: - Transforms and geometry

enum Geometry {
  static func tilt(_ view: UIView) {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, .pi / 6, 0, 1, 0)
    transform = CATransform3DScale(CATransform3DTranslate(transform, 0, 0, 10), 1, 1, 1)
    view.layer.transform = CATransform3DConcat(
      transform, CATransform3DMakeAffineTransform(.identity))
    view.transform3D = CATransform3DInvert(transform)
    view.layer.sublayerTransform = transform
    view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    view.layer.isDoubleSided = false
    view.layer.shouldRasterize = true
    view.layer.rasterizationScale = UIScreen.main.nativeScale
    let affine = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4)
      .concatenating(CGAffineTransform(scaleX: 2, y: 2)).translatedBy(x: 1, y: 1).inverted()
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20).applying(affine).standardized.integral
    let (slice, rest) = rect.divided(atDistance: 4, from: .minXEdge)
    print(slice.union(rest), slice.intersection(rest).isNull, rect.isInfinite, CGRect.infinite)
    print(rect.origin.equalTo(.zero), rect.midX, NSCoder.string(for: rect))
    print(rect.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)), affine.isIdentity)
  }
}

// MARK: - A film in a view

final class FilmView: UIView {
  private var observer: Any?
  var player: AVPlayer? {
    didSet {
      guard let player, let film = layer as? AVPlayerLayer else { return }
      film.player = player
      film.videoGravity = .resizeAspectFill
      observer = player.addPeriodicTimeObserver(
        forInterval: CMTime(seconds: 0.5, preferredTimescale: 600), queue: .main
      ) { [weak self] time in
        print(self == nil, time.seconds, CMTimeGetSeconds(time))
      }
      NotificationCenter.default.addObserver(
        self, selector: #selector(ended), name: .AVPlayerItemDidPlayToEndTime,
        object: player.currentItem)
    }
  }

  override class var layerClass: AnyClass { AVPlayerLayer.self }

  @objc private func ended() {
    player?.seek(to: .zero)
    if player?.status == .readyToPlay { player?.play() }
    if let length = player?.currentItem?.duration, length.isNumeric { print(length.seconds) }
    if let observer { player?.removeTimeObserver(observer) }
    print((player?.currentItem?.asset as? AVURLAsset)?.url ?? "nowhere")
  }

  override func action(for layer: CALayer, forKey event: String) -> CAAction? {
    event == "bounds" ? NSNull() : super.action(for: layer, forKey: event)
  }
}
