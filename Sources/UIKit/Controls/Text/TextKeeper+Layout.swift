import CoreGraphics
import Foundation

// An estimate of half an em a character.
extension TextKeeper {
  /// Where a position lies, in one line.
  func estimatedCaret(at offset: Int, in room: CGRect) -> CGRect {
    let before = (contents.string as NSString).substring(to: min(max(0, offset), textLength))
    let size = EstimatedText(before.isEmpty ? " " : before, font: font).size(width: 0, lines: 1)
    return CGRect(
      x: room.minX + (before.isEmpty ? 0 : size.width), y: room.minY, width: 2, height: size.height)
  }

  /// Where a part of the text lies, in one line.
  func estimatedRect(of span: NSRange, in room: CGRect) -> CGRect {
    let start = estimatedCaret(at: span.location, in: room)
    let end = estimatedCaret(at: span.location + span.length, in: room)
    return CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)
  }

  /// The position nearest to a point.
  func nearest(to point: CGPoint, in room: CGRect) -> Int {
    let offsets = 0...textLength
    return offsets.min {
      abs(estimatedCaret(at: $0, in: room).minX - point.x)
        < abs(estimatedCaret(at: $1, in: room).minX - point.x)
    } ?? 0
  }
}
