import CoreGraphics

extension CALayer {
  /// Reads a property by its key path, such as `transform.rotation.z`; else what was kept under it.
  final func found(at keyPath: String) -> Any? {
    let path = keyPath.split(separator: ".")
    if let name = path.first, let key = CALayer.key(named: String(name)), let whole = value(of: key)
    {
      return whole.part(Array(path.dropFirst()))?.object
    }
    switch keyPath {
    case "frame": return NSValue(rect: frame)
    case "name": return name
    case "speed": return NSNumber(value: speed)
    case "timeOffset": return NSNumber(value: timeOffset)
    case "beginTime": return NSNumber(value: beginTime)
    default: return details?.custom[keyPath]
    }
  }

  /// Sets a property by its key path; what is no property is kept under it.
  final func put(_ object: Any?, at keyPath: String) {
    let path = keyPath.split(separator: ".")
    if let name = path.first, let key = CALayer.key(named: String(name)), let whole = value(of: key)
    {
      let rest = Array(path.dropFirst())
      guard let kind = whole.part(rest) ?? TransformParts.kind(of: rest),
        let part = kind.reading(object), let changed = whole.replacing(rest, with: part)
      else { return }
      set(key, to: changed)
      return
    }
    switch keyPath {
    case "frame": if let rect = (object as? NSValue)?.rectValue { frame = rect }
    case "name": name = object as? String
    case "speed": if let number = CGFloat(object: object) { speed = Float(number) }
    case "timeOffset": if let number = CGFloat(object: object) { timeOffset = Double(number) }
    case "beginTime": if let number = CGFloat(object: object) { beginTime = Double(number) }
    default: detailed.custom[keyPath] = object
    }
  }
}

extension TransformParts {
  /// What a part of a transform is, where the transform itself cannot be taken apart.
  fileprivate static func kind(of path: [Substring]) -> LayerValue? {
    LayerValue.transform(CATransform3DIdentity).part(path)
  }
}
