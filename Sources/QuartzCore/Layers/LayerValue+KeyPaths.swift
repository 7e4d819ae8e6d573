import CoreGraphics

extension LayerValue {
  /// The part of the value that the rest of a key path names, such as `size.width` or `rotation.z`.
  package func part(_ path: [Substring]) -> LayerValue? {
    guard let first = path.first else { return self }
    let rest = Array(path.dropFirst())
    switch (self, first) {
    case (.point(let point), "x"): return .number(point.x)
    case (.point(let point), "y"): return .number(point.y)
    case (.size(let size), "width"): return .number(size.width)
    case (.size(let size), "height"): return .number(size.height)
    case (.rect(let rect), "origin"): return LayerValue.point(rect.origin).part(rest)
    case (.rect(let rect), "size"): return LayerValue.size(rect.size).part(rest)
    case (.transform(let transform), _):
      return TransformParts(transform)?.value(first, rest.first ?? "")
    default: return nil
    }
  }

  /// The value with the part that the rest of a key path names replaced.
  package func replacing(_ path: [Substring], with part: LayerValue) -> LayerValue? {
    guard let first = path.first else { return part }
    let rest = Array(path.dropFirst())
    switch (self, first, part) {
    case (.point(var point), "x", .number(let number)):
      point.x = number
      return .point(point)
    case (.point(var point), "y", .number(let number)):
      point.y = number
      return .point(point)
    case (.size(var size), "width", .number(let number)):
      size.width = number
      return .size(size)
    case (.size(var size), "height", .number(let number)):
      size.height = number
      return .size(size)
    case (.rect(var rect), "origin", _):
      guard case .point(let origin)? = LayerValue.point(rect.origin).replacing(rest, with: part)
      else { return nil }
      rect.origin = origin
      return .rect(rect)
    case (.rect(var rect), "size", _):
      guard case .size(let size)? = LayerValue.size(rect.size).replacing(rest, with: part)
      else { return nil }
      rect.size = size
      return .rect(rect)
    case (.transform(let transform), _, _):
      var parts = TransformParts(transform) ?? TransformParts()
      return parts.set(first, rest.first ?? "", to: part) ? .transform(parts.transform) : nil
    default:
      return nil
    }
  }
}

extension TransformParts {
  /// The part of a name; without an axis, rotation is in the plane and scale the average.
  fileprivate func value(_ name: Substring, _ axis: Substring) -> LayerValue? {
    switch (name, axis) {
    case ("rotation", ""): .number(rotation.turns.z)
    case ("rotation", _): rotation.turns[axis].map { .number($0) }
    case ("scale", ""): .number((scale.x + scale.y + scale.z) / 3)
    case ("scale", _): scale[axis].map { .number($0) }
    case ("translation", ""): .size(CGSize(width: translation.x, height: translation.y))
    case ("translation", _): translation[axis].map { .number($0) }
    default: nil
    }
  }

  fileprivate mutating func set(_ name: Substring, _ axis: Substring, to value: LayerValue) -> Bool
  {
    switch (name, axis, value) {
    case ("rotation", _, .number(let number)):
      var turns = rotation.turns
      turns[axis.isEmpty ? "z" : axis] = number
      rotation = Quaternion(turns: turns)
    case ("scale", "", .number(let number)):
      scale = Axes(x: number, y: number, z: number)
    case ("scale", _, .number(let number)):
      scale[axis] = number
    case ("translation", "", .size(let size)):
      translation.x = size.width
      translation.y = size.height
    case ("translation", _, .number(let number)):
      translation[axis] = number
    default:
      return false
    }
    return true
  }
}

extension Axes {
  /// The number of an axis by its name.
  fileprivate subscript(_ name: Substring) -> CGFloat? {
    get {
      switch name {
      case "x": x
      case "y": y
      case "z": z
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch name {
      case "x": x = newValue
      case "y": y = newValue
      case "z": z = newValue
      default: break
      }
    }
  }
}
