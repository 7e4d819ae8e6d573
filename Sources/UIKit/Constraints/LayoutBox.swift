import ConstraintSolver
import CoreGraphics

/// A rectangle whose place and size may be unknown.
struct LayoutBox {
  var left: LinearForm
  var top: LinearForm
  var width: LinearForm
  var height: LinearForm

  init(_ frame: CGRect) {
    left = LinearForm(Double(frame.minX))
    top = LinearForm(Double(frame.minY))
    width = LinearForm(Double(frame.width))
    height = LinearForm(Double(frame.height))
  }

  /// A rectangle of four unknowns, with numbers from a first one.
  init(unknownsFrom first: Int) {
    left = LinearForm(unknown: first)
    top = LinearForm(unknown: first + 1)
    width = LinearForm(unknown: first + 2)
    height = LinearForm(unknown: first + 3)
  }

  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    var box = self
    box.left.constant += Double(insets.left)
    box.top.constant += Double(insets.top)
    box.width.constant -= Double(insets.left + insets.right)
    box.height.constant -= Double(insets.top + insets.bottom)
    return box
  }

  /// The same rectangle, seen from a corner.
  func seen(fromLeft left: LinearForm, top: LinearForm) -> LayoutBox {
    var box = self
    box.left.add(left, times: -1)
    box.top.add(top, times: -1)
    return box
  }

  /// A place or a length of it; text is read from left to right.
  func value(of attribute: NSLayoutConstraint.Attribute) -> LinearForm {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: left.adding(width)
    case .top, .firstBaseline, .topMargin: top
    case .bottom, .lastBaseline, .bottomMargin: top.adding(height)
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: left.adding(width, times: 0.5)
    case .centerY, .centerYWithinMargins: top.adding(height, times: 0.5)
    case .notAnAttribute: LinearForm(0)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is about what lies within the margins.
  var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline:
      false
    }
  }
}
