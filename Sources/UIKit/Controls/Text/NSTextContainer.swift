public import Foundation

/// The room in which text is laid out.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Its size; zero for any.
  open var size: CGSize
  /// How far lines keep from its sides.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines; zero for any.
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// Where no text goes.
  open var exclusionPaths: [UIBezierPath] = []
  /// Who lays text out in it.
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

  /// Those that lay out text in it, of which the missing ones are made; who asks for them keeps them.
  ///
  /// A text keeps who lays it out, and that keeps its containers; nothing of it is kept from below.
  func joinedSystem() -> (storage: NSTextStorage, manager: NSLayoutManager) {
    let manager = layoutManager ?? NSLayoutManager()
    if layoutManager == nil { manager.addTextContainer(self) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    return (storage, manager)
  }
}
