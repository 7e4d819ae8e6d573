import CoreGraphics

extension CALayer {
  /// What an animatable property is worth; nothing for one that the layer's class does not have.
  package final func value(of key: LayerKey) -> LayerValue? {
    switch key {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .anchorPoint: .point(anchorPoint)
    case .zPosition: .number(zPosition)
    case .anchorPointZ: .number(anchorPointZ)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .opacity: .number(CGFloat(opacity))
    case .hidden: .flag(isHidden)
    case .cornerRadius: .number(cornerRadius)
    case .masksToBounds: .flag(masksToBounds)
    case .backgroundColor: .color(backgroundColor)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowOpacity: .number(CGFloat(shadowOpacity))
    case .shadowRadius: .number(shadowRadius)
    case .shadowOffset: .size(shadowOffset)
    case .shadowColor: .color(shadowColor)
    case .shadowPath: .path(shadowPath)
    case .contentsRect: .rect(contentsRect)
    case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase:
      (self as? CAShapeLayer)?.shapeValue(of: key)
    case .startPoint: (self as? CAGradientLayer).map { .point($0.startPoint) }
    case .endPoint: (self as? CAGradientLayer).map { .point($0.endPoint) }
    }
  }

  /// Sets an animatable property; a value of another kind, or of another class's, is ignored.
  package final func set(_ key: LayerKey, to value: LayerValue) {
    switch (key, value) {
    case (.bounds, .rect(let rect)): bounds = rect
    case (.position, .point(let point)): position = point
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.zPosition, .number(let number)): zPosition = number
    case (.anchorPointZ, .number(let number)): anchorPointZ = number
    case (.transform, .transform(let matrix)): transform = matrix
    case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix
    case (.opacity, .number(let number)): opacity = Float(number)
    case (.hidden, .flag(let flag)): isHidden = flag
    case (.cornerRadius, .number(let number)): cornerRadius = number
    case (.masksToBounds, .flag(let flag)): masksToBounds = flag
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.borderWidth, .number(let number)): borderWidth = number
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
    case (.shadowRadius, .number(let number)): shadowRadius = number
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowPath, .path(let path)): shadowPath = path
    case (.contentsRect, .rect(let rect)): contentsRect = rect
    case (.startPoint, .point(let point)): (self as? CAGradientLayer)?.startPoint = point
    case (.endPoint, .point(let point)): (self as? CAGradientLayer)?.endPoint = point
    default: (self as? CAShapeLayer)?.setShape(key, to: value)
    }
  }
}

extension CAShapeLayer {
  fileprivate final func shapeValue(of key: LayerKey) -> LayerValue? {
    switch key {
    case .path: .path(path)
    case .fillColor: .color(fillColor)
    case .strokeColor: .color(strokeColor)
    case .strokeStart: .number(strokeStart)
    case .strokeEnd: .number(strokeEnd)
    case .lineWidth: .number(lineWidth)
    case .lineDashPhase: .number(lineDashPhase)
    default: nil
    }
  }

  fileprivate final func setShape(_ key: LayerKey, to value: LayerValue) {
    switch (key, value) {
    case (.path, .path(let shape)): path = shape
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.strokeStart, .number(let number)): strokeStart = number
    case (.strokeEnd, .number(let number)): strokeEnd = number
    case (.lineWidth, .number(let number)): lineWidth = number
    case (.lineDashPhase, .number(let number)): lineDashPhase = number
    default: break
    }
  }
}
