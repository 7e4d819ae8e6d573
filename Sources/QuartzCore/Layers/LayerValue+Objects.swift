import CoreGraphics

extension LayerValue {
  /// The value as Core Animation puts it into an object.
  package var object: Any? {
    switch self {
    case .number(let number): NSNumber(value: Double(number))
    case .flag(let flag): NSNumber(value: flag)
    case .point(let point): NSValue(point: point)
    case .size(let size): NSValue(size: size)
    case .rect(let rect): NSValue(rect: rect)
    case .transform(let transform): NSValue(caTransform3D: transform)
    case .color(let color): color
    case .path(let path): path
    }
  }

  /// Reads a value of this one's kind from an object; nothing where it is of another kind.
  package func reading(_ object: Any?) -> LayerValue? {
    switch self {
    case .number: CGFloat(object: object).map { .number($0) }
    case .flag: CGFloat(object: object).map { .flag($0 != 0) }
    case .point: CGPoint(object: object).map { .point($0) }
    case .size: CGSize(object: object).map { .size($0) }
    case .rect: CGRect(object: object).map { .rect($0) }
    case .transform: CATransform3D(object: object).map { .transform($0) }
    case .color: object == nil ? .color(nil) : (object as? CGColor).map { .color($0) }
    case .path: object == nil ? .path(nil) : (object as? CGPath).map { .path($0) }
    }
  }
}

extension CGFloat {
  /// Reads any kind of number.
  init?(object: Any?) {
    switch object {
    case let number as CGFloat: self = number
    case let number as Bool: self = number ? 1 : 0
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}

extension CGPoint {
  fileprivate init?(object: Any?) {
    if let point = object as? CGPoint {
      self = point
    } else if let value = object as? NSValue, !(value is NSNumber) {
      self = value.pointValue
    } else {
      return nil
    }
  }
}

extension CGSize {
  fileprivate init?(object: Any?) {
    if let size = object as? CGSize {
      self = size
    } else if let value = object as? NSValue, !(value is NSNumber) {
      self = value.sizeValue
    } else {
      return nil
    }
  }
}

extension CGRect {
  fileprivate init?(object: Any?) {
    if let rect = object as? CGRect {
      self = rect
    } else if let value = object as? NSValue, !(value is NSNumber) {
      self = value.rectValue
    } else {
      return nil
    }
  }
}

extension CATransform3D {
  fileprivate init?(object: Any?) {
    if let transform = object as? CATransform3D {
      self = transform
    } else if let transform = object as? CGAffineTransform {
      self = CATransform3DMakeAffineTransform(transform)
    } else if let value = object as? NSValue, !(value is NSNumber) {
      self = value.caTransform3DValue
    } else {
      return nil
    }
  }
}
