import Foundation

/// How large a picture is, as the head of its file says.
struct PictureSize: Equatable {
  let width: Double
  let height: Double

  /// Reads the head of a file of one of the kinds that are known.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 16))
    guard let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.pdf(bytes), size.0 > 0, size.1 > 0
    else { return nil }
    (width, height) = size
  }

  private static func number(_ bytes: [UInt8], at place: Int, count: Int) -> Double? {
    guard place >= 0, place + count <= bytes.count else { return nil }
    return Double(bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) })
  }

  private static func png(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]),
      let width = number(bytes, at: 16, count: 4), let height = number(bytes, at: 20, count: 4)
    else { return nil }
    return (width, height)
  }

  /// Goes from segment to segment until one describes a frame.
  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let kind = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame, let height = number(bytes, at: place + 5, count: 2),
        let width = number(bytes, at: place + 7, count: 2)
      {
        return (width, height)
      }
      guard let length = number(bytes, at: place + 2, count: 2) else { return nil }
      place += 2 + Int(length)
    }
    return nil
  }

  private static func pdf(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: Array("%PDF".utf8)) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let box = text.range(of: "/MediaBox") else { return nil }
    let numbers = text[box.upperBound...].drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
      .split { $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return (numbers[2] - numbers[0], numbers[3] - numbers[1])
  }
}
