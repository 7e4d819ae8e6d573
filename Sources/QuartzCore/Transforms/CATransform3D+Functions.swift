// The functions that make, combine and undo matrices, spelled as in C.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// The transform that moves nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns whether a transform moves nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  t == CATransform3DIdentity
}

/// Returns whether two transforms have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns a translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

/// Returns a scale about the origin.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

/// Returns a rotation by an angle in radians about an axis; the identity if the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = sin(angle)
  let cosine = cos(angle)
  let rest = 1 - cosine
  var result = CATransform3DIdentity
  result.m11 = cosine + x * x * rest
  result.m12 = x * y * rest + z * sine
  result.m13 = x * z * rest - y * sine
  result.m21 = x * y * rest - z * sine
  result.m22 = cosine + y * y * rest
  result.m23 = y * z * rest + x * sine
  result.m31 = x * z * rest + y * sine
  result.m32 = y * z * rest - x * sine
  result.m33 = cosine + z * z * rest
  return result
}

/// Returns a transform that translates first and then does what the given one does.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that scales first and then does what the given one does.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that rotates about an axis first and then does what the given one does.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that does what the first one does and then what the second one does.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var result = CATransform3D()
  result.m11 = a.m11 * b.m11 + a.m12 * b.m21
  result.m11 += a.m13 * b.m31 + a.m14 * b.m41
  result.m12 = a.m11 * b.m12 + a.m12 * b.m22
  result.m12 += a.m13 * b.m32 + a.m14 * b.m42
  result.m13 = a.m11 * b.m13 + a.m12 * b.m23
  result.m13 += a.m13 * b.m33 + a.m14 * b.m43
  result.m14 = a.m11 * b.m14 + a.m12 * b.m24
  result.m14 += a.m13 * b.m34 + a.m14 * b.m44
  result.m21 = a.m21 * b.m11 + a.m22 * b.m21
  result.m21 += a.m23 * b.m31 + a.m24 * b.m41
  result.m22 = a.m21 * b.m12 + a.m22 * b.m22
  result.m22 += a.m23 * b.m32 + a.m24 * b.m42
  result.m23 = a.m21 * b.m13 + a.m22 * b.m23
  result.m23 += a.m23 * b.m33 + a.m24 * b.m43
  result.m24 = a.m21 * b.m14 + a.m22 * b.m24
  result.m24 += a.m23 * b.m34 + a.m24 * b.m44
  result.m31 = a.m31 * b.m11 + a.m32 * b.m21
  result.m31 += a.m33 * b.m31 + a.m34 * b.m41
  result.m32 = a.m31 * b.m12 + a.m32 * b.m22
  result.m32 += a.m33 * b.m32 + a.m34 * b.m42
  result.m33 = a.m31 * b.m13 + a.m32 * b.m23
  result.m33 += a.m33 * b.m33 + a.m34 * b.m43
  result.m34 = a.m31 * b.m14 + a.m32 * b.m24
  result.m34 += a.m33 * b.m34 + a.m34 * b.m44
  result.m41 = a.m41 * b.m11 + a.m42 * b.m21
  result.m41 += a.m43 * b.m31 + a.m44 * b.m41
  result.m42 = a.m41 * b.m12 + a.m42 * b.m22
  result.m42 += a.m43 * b.m32 + a.m44 * b.m42
  result.m43 = a.m41 * b.m13 + a.m42 * b.m23
  result.m43 += a.m43 * b.m33 + a.m44 * b.m43
  result.m44 = a.m41 * b.m14 + a.m42 * b.m24
  result.m44 += a.m43 * b.m34 + a.m44 * b.m44
  return result
}

/// Returns a transform of space that does to the plane what an affine one does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = m.a
  result.m12 = m.b
  result.m21 = m.c
  result.m22 = m.d
  result.m41 = m.tx
  result.m42 = m.ty
  return result
}

/// Returns whether a transform does nothing that an affine one of the plane could not do.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns what a transform does to the plane, its other numbers left out.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
