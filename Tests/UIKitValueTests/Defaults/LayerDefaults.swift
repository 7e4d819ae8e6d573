import UIKit

/// Layers of every kind.
@MainActor enum LayerDefaults {
  static var rows: [DefaultRow] { layer + looks + contents + shape + gradient + others }

  private static let plain = Defaults("CALayer", CALayer())
  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  private static var layer: [DefaultRow] {
    [
      plain("anchorPoint", \.anchorPoint, CGPoint(x: 0.5, y: 0.5)),
      plain("anchorPointZ", \.anchorPointZ, 0),
      plain("bounds", \.bounds, .zero),
      plain("position", \.position, .zero),
      plain("zPosition", \.zPosition, 0),
      plain("transform", { CATransform3DIsIdentity($0.transform) }, true),
      plain("sublayerTransform", { CATransform3DIsIdentity($0.sublayerTransform) }, true),
      plain("opacity", \.opacity, 1),
      plain("isHidden", \.isHidden, false),
      plain("masksToBounds", \.masksToBounds, false),
      plain("isDoubleSided", \.isDoubleSided, true),
      plain("isGeometryFlipped", \.isGeometryFlipped, false),
      plain("isOpaque", \.isOpaque, false),
      plain("needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange, false),
      plain("shouldRasterize", \.shouldRasterize, false),
      plain("rasterizationScale", \.rasterizationScale, 1),
      plain("drawsAsynchronously", \.drawsAsynchronously, false),
      plain("allowsGroupOpacity", \.allowsGroupOpacity, true),
      plain.none("mask", \.mask),
      plain.none("name", \.name),
      plain.none("actions", \.actions),
      plain.none("delegate", \.delegate),
      plain.none("sublayers", \.sublayers),
      plain("speed", \.speed, 1),
      plain("beginTime", \.beginTime, 0),
      plain("timeOffset", \.timeOffset, 0),
    ]
  }

  private static var looks: [DefaultRow] {
    [
      plain.none("backgroundColor", \.backgroundColor),
      plain("cornerRadius", \.cornerRadius, 0),
      plain("cornerCurve", \.cornerCurve, .circular),
      plain("borderWidth", \.borderWidth, 0),
      plain("borderColor", \.borderColor?.components, CGColor.black.components),
      plain("shadowColor", \.shadowColor?.components, CGColor.black.components),
      plain("shadowOpacity", \.shadowOpacity, 0),
      plain("shadowOffset", \.shadowOffset, CGSize(width: 0, height: -3)),
      plain("shadowRadius", \.shadowRadius, 3),
      plain.none("shadowPath", \.shadowPath),
    ]
  }

  private static var contents: [DefaultRow] {
    [
      plain.none("contents", \.contents),
      plain("contentsRect", \.contentsRect, whole),
      plain("contentsCenter", \.contentsCenter, whole),
      plain("contentsGravity", \.contentsGravity, .resize),
      plain("contentsScale", \.contentsScale, 1),
      plain("minificationFilter", \.minificationFilter, .linear),
      plain("magnificationFilter", \.magnificationFilter, .linear),
    ]
  }

  private static var shape: [DefaultRow] {
    let shape = Defaults("CAShapeLayer", CAShapeLayer())
    return [
      shape.none("path", \.path),
      shape("fillColor", \.fillColor?.components, CGColor.black.components),
      shape.none("strokeColor", \.strokeColor),
      shape("strokeStart", \.strokeStart, 0),
      shape("strokeEnd", \.strokeEnd, 1),
      shape("lineWidth", \.lineWidth, 1),
      shape("lineDashPhase", \.lineDashPhase, 0),
      shape("fillRule", \.fillRule, .nonZero),
      shape("miterLimit", \.miterLimit, 10),
      shape("lineCap", \.lineCap, .butt),
      shape("lineJoin", \.lineJoin, .miter),
    ]
  }

  private static var gradient: [DefaultRow] {
    let gradient = Defaults("CAGradientLayer", CAGradientLayer())
    return [
      gradient("type", \.type, .axial),
      gradient("startPoint", \.startPoint, CGPoint(x: 0.5, y: 0)),
      gradient("endPoint", \.endPoint, CGPoint(x: 0.5, y: 1)),
      gradient.none("colors", \.colors),
      gradient.none("locations", \.locations),
    ]
  }

  private static var others: [DefaultRow] {
    let text = Defaults("CATextLayer", CATextLayer())
    let repeated = Defaults("CAReplicatorLayer", CAReplicatorLayer())
    return [
      text("fontSize", \.fontSize, 36),
      text("isWrapped", \.isWrapped, false),
      text("truncationMode", \.truncationMode, .none),
      text("alignmentMode", \.alignmentMode, .natural),
      repeated("instanceCount", \.instanceCount, 1),
      repeated("instanceDelay", \.instanceDelay, 0),
      repeated("preservesDepth", \.preservesDepth, false),
      repeated("instanceTransform", { CATransform3DIsIdentity($0.instanceTransform) }, true),
    ]
  }
}
