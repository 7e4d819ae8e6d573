public import CoreGraphics
public import Foundation

// Values of geometry in archives, as texts.
extension NSCoder {
  /// Keeps an affine transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    encode(numbers.map { "\($0)" }.joined(separator: " ") as NSString, forKey: key)
  }
  /// Keeps insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }
  /// Keeps a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(CGPoint(x: vector.dx, y: vector.dy), forKey: key)
  }
  /// The point that was kept; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// The size that was kept; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// The rectangle that was kept; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  /// The vector that was kept; zero where there is none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    let point = decodePoint(forKey: key)
    return CGVector(dx: point.x, dy: point.y)
  }
  /// The insets that were kept; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: text(forKey: key))
  }
  /// The transform that was kept; one that moves nothing where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    let numbers = text(forKey: key).split(separator: " ").compactMap { Double($0) }
      .map { CGFloat($0) }
    guard numbers.count == 6 else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  private func text(forKey key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }
}
