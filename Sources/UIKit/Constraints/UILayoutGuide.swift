public import Foundation

/// A rectangle that takes part in a layout and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// Whose room it is, for guides that follow their view.
  enum Room {
    case own, safeArea, margins, content, frame
    /// What the safe area leaves at the top, and at the bottom.
    case above, below
    /// What the keyboard covers at the bottom.
    case keyboard
  }

  final var room = Room.own
  private var storedFrame = CGRect.zero

  public override init() {
    super.init()
  }

  /// Makes an empty guide; nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a guide that follows a view.
  convenience init(_ room: Room, of view: UIView) {
    self.init()
    self.room = room
    owningView = view
  }

  /// The view in whose coordinates the guide lies.
  open weak var owningView: UIView?
  /// A name for those who look for it.
  open var identifier = ""
  /// The rectangle, after a layout, in the owner's coordinates.
  open var layoutFrame: CGRect { currentFrame }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, .centerY) }
}

extension UILayoutGuide {
  /// Takes the rectangle that a layout found.
  final func take(_ frame: CGRect) {
    storedFrame = frame
  }

  private var currentFrame: CGRect {
    guard let view = owningView else { return storedFrame }
    switch room {
    case .own: return storedFrame
    case .safeArea, .margins, .frame, .above, .below, .keyboard:
      return view.bounds.inset(by: view.insets(of: room))
    case .content:
      return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? view.bounds.size)
    }
  }
}
