public import Foundation

/// A font: a family, a weight and a size.
///
/// Never changes once made. Differs from UIKit: there are no letters; the measures are those of the
/// system's font at any size, whatever the family.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let face: Face
  private let size: CGFloat

  init(face: Face, size: CGFloat) {
    self.face = face
    self.size = size
    super.init()
  }

  /// Makes a font of a name that is taken as it is.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(face: Face(name: fontName, family: fontName), size: fontSize)
  }

  /// Makes the system's font; archives keep no fonts here.
  public required init?(coder: NSCoder) {
    face = .system(.regular)
    size = UIFont.systemFontSize
    super.init()
  }

  /// Archives nothing, unlike UIKit.
  open func encode(with coder: NSCoder) {}

  /// Whether archives of it can be secure.
  public static var supportsSecureCoding: Bool { true }

  /// Returns the same font.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name of the family.
  open var familyName: String { face.family }

  /// The font's own name.
  open var fontName: String { face.name }

  /// The size in points.
  open var pointSize: CGFloat { size }

  /// How far letters reach above the line that they stand on.
  open var ascender: CGFloat { size * 0.9521484375 }

  /// How far letters reach below the line, as a negative number.
  open var descender: CGFloat { size * -0.2412109375 }

  /// How high a capital letter is.
  open var capHeight: CGFloat { size * 0.70458984375 }

  /// How high a small letter is.
  open var xHeight: CGFloat { size * 0.5263671875 }

  /// How high a line of text is.
  open var lineHeight: CGFloat { ascender - descender }

  /// How much room there is between lines.
  open var leading: CGFloat { 0 }

  /// Returns the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(face: face, size: fontSize)
  }

  /// Whether another font has the same name and size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face && size == other.size
  }

  /// A hash of name and size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(face)
    hasher.combine(size)
    return hasher.finalize()
  }
}

/// What a font is without its size.
struct Face: Hashable, Sendable {
  var name: String
  var family: String

  static func system(_ weight: UIFont.Weight, _ suffix: String = "") -> Face {
    Face(name: ".SFUI\(suffix)-\(weight.name)", family: ".AppleSystemUIFont\(suffix)")
  }
}
