package import Foundation

extension NSValue {
  /// Makes a value of numbers in a row, which is how this package puts its structures into objects.
  package convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map { Double($0) }, objCType: "[\(numbers.count)d]")
  }

  /// The numbers in a row; zeros where the value holds something else.
  package func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == "[\(count)d]" {
      numbers.withUnsafeMutableBytes { buffer in
        if let start = buffer.baseAddress { getValue(start) }
      }
    }
    return numbers.map { CGFloat($0) }
  }
}
