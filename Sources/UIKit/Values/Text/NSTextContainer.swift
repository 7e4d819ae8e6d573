public import Foundation

/// Where text is laid out; kept, as no text is laid out here.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// The room; none for as much as there is.
  open var size: CGSize
  /// Where nothing is written.
  open var exclusionPaths: [UIBezierPath] = []
  /// How lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How much is left free at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; zero for any number.
  open var maximumNumberOfLines = 0
  /// Whether it is as wide as its text view.
  open var widthTracksTextView = false
  /// Whether it is as high as its text view.
  open var heightTracksTextView = false
  /// Whoever lays out what is in it.
  open weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() {
    self.init(size: CGSize(width: 1e7, height: 1e7))
  }

  /// Makes an empty one: archives keep none here.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }
}

/// Whoever lays text out; nothing is laid out here, and whatever it measures is nothing.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// Where it lays text out.
  open private(set) var textContainers: [NSTextContainer] = []

  public override init() { super.init() }

  /// Makes one without containers: archives keep none here.
  public required init?(coder: NSCoder) { super.init() }

  /// Lays out in one more.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Lays out in one less.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  open func ensureLayout(for container: NSTextContainer) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange() }
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { .zero }
}
