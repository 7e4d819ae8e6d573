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
  /// Those that a view keeps together with its container.
  private(set) var system: (storage: NSTextStorage, manager: NSLayoutManager)?

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

  /// Makes what is missing for laying out text in it.
  @discardableResult
  func joinSystem() -> (storage: NSTextStorage, manager: NSLayoutManager) {
    if let system { return system }
    let manager = layoutManager ?? NSLayoutManager()
    if layoutManager == nil { manager.addTextContainer(self) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    system = (storage, manager)
    return (storage, manager)
  }

  var storage: NSTextStorage { joinSystem().storage }
  var manager: NSLayoutManager { joinSystem().manager }
}
