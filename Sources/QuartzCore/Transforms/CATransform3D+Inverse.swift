// The one function that takes more than a line for each number.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics

/// Returns the transform that undoes another, or that one itself where none can.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  let u12 = t.m11 * t.m22 - t.m12 * t.m21
  let u13 = t.m11 * t.m23 - t.m13 * t.m21
  let u14 = t.m11 * t.m24 - t.m14 * t.m21
  let u23 = t.m12 * t.m23 - t.m13 * t.m22
  let u24 = t.m12 * t.m24 - t.m14 * t.m22
  let u34 = t.m13 * t.m24 - t.m14 * t.m23
  let l12 = t.m31 * t.m42 - t.m32 * t.m41
  let l13 = t.m31 * t.m43 - t.m33 * t.m41
  let l14 = t.m31 * t.m44 - t.m34 * t.m41
  let l23 = t.m32 * t.m43 - t.m33 * t.m42
  let l24 = t.m32 * t.m44 - t.m34 * t.m42
  let l34 = t.m33 * t.m44 - t.m34 * t.m43
  var determinant = u12 * l34 - u13 * l24 + u14 * l23
  determinant += u23 * l14 - u24 * l13 + u34 * l12
  guard determinant != 0, determinant.isFinite else { return t }
  let d = 1 / determinant
  var result = CATransform3D()
  result.m11 = d * (t.m22 * l34 - t.m23 * l24 + t.m24 * l23)
  result.m12 = -d * (t.m12 * l34 - t.m13 * l24 + t.m14 * l23)
  result.m13 = d * (t.m42 * u34 - t.m43 * u24 + t.m44 * u23)
  result.m14 = -d * (t.m32 * u34 - t.m33 * u24 + t.m34 * u23)
  result.m21 = -d * (t.m21 * l34 - t.m23 * l14 + t.m24 * l13)
  result.m22 = d * (t.m11 * l34 - t.m13 * l14 + t.m14 * l13)
  result.m23 = -d * (t.m41 * u34 - t.m43 * u14 + t.m44 * u13)
  result.m24 = d * (t.m31 * u34 - t.m33 * u14 + t.m34 * u13)
  result.m31 = d * (t.m21 * l24 - t.m22 * l14 + t.m24 * l12)
  result.m32 = -d * (t.m11 * l24 - t.m12 * l14 + t.m14 * l12)
  result.m33 = d * (t.m41 * u24 - t.m42 * u14 + t.m44 * u12)
  result.m34 = -d * (t.m31 * u24 - t.m32 * u14 + t.m34 * u12)
  result.m41 = -d * (t.m21 * l23 - t.m22 * l13 + t.m23 * l12)
  result.m42 = d * (t.m11 * l23 - t.m12 * l13 + t.m13 * l12)
  result.m43 = -d * (t.m41 * u23 - t.m42 * u13 + t.m43 * u12)
  result.m44 = d * (t.m31 * u23 - t.m32 * u13 + t.m33 * u12)
  return result
}
