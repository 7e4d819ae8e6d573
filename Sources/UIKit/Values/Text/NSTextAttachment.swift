public import CoreGraphics
public import Foundation

/// Something that stands among letters; kept as values, and nothing is drawn of it.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The letter that an attachment stands at.
  public static let character = 0xFFFC
  /// What is shown.
  open var image: UIImage?
  /// Where it is shown, from the line that the letters stand on.
  open var bounds = CGRect.zero
  /// The file that it is.
  open var contents: Data?
  /// What kind of file it is.
  open var fileType: String?
  /// How far the line that it stands in is from its letters.
  open var lineLayoutPadding: CGFloat = 0

  /// Makes an attachment of a file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Makes an attachment of nothing.
  public convenience override init() {
    self.init(data: nil, ofType: nil)
  }

  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// The place that it wants; its bounds, or its picture's where it has none.
  @preconcurrency @MainActor open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// What is shown in a place.
  @preconcurrency @MainActor open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }
}

extension NSAttributedString {
  /// Makes a text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    let letter = Unicode.Scalar(NSTextAttachment.character).map(String.init) ?? ""
    self.init(string: letter, attributes: [.attachment: attachment])
  }
}
