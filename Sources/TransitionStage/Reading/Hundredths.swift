import UIKit

/// A number as traces print it: at most two decimals, no needless zeros.
struct Hundredths {
  /// In hundredths.
  private let hundredths: Int64

  init(_ value: CGFloat) {
    let scaled = (Double(value) * 100).rounded()
    hundredths = scaled.isFinite && abs(scaled) < 1e15 ? Int64(scaled) : 0
  }

  var text: String {
    let whole = abs(hundredths) / 100
    let rest = abs(hundredths) % 100
    let sign = hundredths < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    let decimals = rest % 10 == 0 ? "\(rest / 10)" : (rest < 10 ? "0\(rest)" : "\(rest)")
    return "\(sign)\(whole).\(decimals)"
  }
}

extension [CGFloat] {
  /// The numbers as traces print them.
  var texts: [String] { map { Hundredths($0).text } }
}

extension CGRect {
  /// Origin and size as traces print them.
  var texts: [String] { [minX, minY, width, height].texts }
}

extension CGSize {
  /// Width and height as traces print them.
  var texts: [String] { [width, height].texts }
}

extension CATransform3D {
  /// The sixteen numbers row by row, where the eye's distance stands for the one that makes it: that one is too
  /// small for a trace.
  var texts: [String] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34 == 0 ? 0 : -1 / m34, m41, m42,
      m43, m44,
    ].texts
  }
}

extension UIEdgeInsets {
  /// Top, left, bottom and right as traces print them.
  var texts: [String] { [top, left, bottom, right].texts }
}
