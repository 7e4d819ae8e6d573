import CoreGraphics

/// The size of text whose letters nobody knows: half an em a character.
@MainActor struct EstimatedText {
  private let lengths: [CGFloat]
  private let lineHeight: CGFloat

  init(_ text: String, font: UIFont?) {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    lineHeight = font.lineHeight.rounded(.up)
    lengths =
      text.isEmpty
      ? []
      : text.split(separator: "\n", omittingEmptySubsequences: false).map {
        (CGFloat($0.count) * font.pointSize / 2).rounded(.up)
      }
  }

  /// The size in lines of a width at most; zero for any width, and zero for any number of lines.
  func size(width: CGFloat, lines: Int) -> CGSize {
    let limit = width > 0 ? width : .greatestFiniteMagnitude
    var count: CGFloat = 0
    var widest: CGFloat = 0
    for length in lengths {
      count += max(1, (length / limit).rounded(.up))
      widest = max(widest, min(length, limit))
    }
    if lines > 0 { count = min(count, CGFloat(lines)) }
    return CGSize(width: widest, height: count * lineHeight)
  }
}
