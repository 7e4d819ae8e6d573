import CoreGraphics
import Foundation

/// Makes constraints of a visual format.
@MainActor struct VisualFormatMaker {
  /// The gap between two views that is not said, in points.
  private static let standardGap: CGFloat = 8

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// Makes all of them, from the first to the last.
  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (place, element) in format.elements.enumerated() {
      if place > 0 {
        made += try gap(format.elements[place - 1], element, format.gaps[place - 1])
      }
      if case .view(let name, let wishes) = element { made += try lengths(name, wishes) }
    }
    return made + (try alignments())
  }

  private func lengths(
    _ name: String, _ wishes: [VisualFormat.Wish]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let view = try view(name)
    let length: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    var made: [NSLayoutConstraint] = []
    for wish in wishes {
      var other: Any?
      if case .name(let name) = wish.value, metrics[name] == nil { other = try self.view(name) }
      let constraint = NSLayoutConstraint(
        item: view, attribute: length, relatedBy: wish.relation, toItem: other,
        attribute: other == nil ? .notAnAttribute : length, multiplier: 1,
        constant: other == nil ? try number(wish.value) : 0)
      if let priority = wish.priority { constraint.priority = try importance(priority) }
      made.append(constraint)
    }
    return made
  }

  private func gap(
    _ before: VisualFormat.Element, _ after: VisualFormat.Element, _ gap: VisualFormat.Gap
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var wishes = [VisualFormat.Wish(value: .number(0))]
    var usesMargin = false
    switch gap {
    case .none: break
    case .wished(let wished): wishes = wished
    case .standard:
      usesMargin = before.isEdge || after.isEdge
      if !usesMargin { wishes = [VisualFormat.Wish(value: .number(Self.standardGap))] }
    }
    let first = try item(before, beside: after)
    let second = try item(after, beside: before)
    var made: [NSLayoutConstraint] = []
    for wish in wishes {
      let constraint = NSLayoutConstraint(
        item: second, attribute: side(isStart: !after.isEdge, isMargin: usesMargin && after.isEdge),
        relatedBy: wish.relation, toItem: first,
        attribute: side(isStart: before.isEdge, isMargin: usesMargin && before.isEdge),
        multiplier: 1, constant: try number(wish.value))
      if let priority = wish.priority { constraint.priority = try importance(priority) }
      made.append(constraint)
    }
    return made
  }

  private func alignments() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var before: Any?
    for case .view(let name, _) in format.elements {
      let view = try view(name)
      if let before {
        made += options.aligned.map {
          NSLayoutConstraint(
            item: view, attribute: $0, relatedBy: .equal, toItem: before, attribute: $0,
            multiplier: 1, constant: 0)
        }
      }
      before = view
    }
    return made
  }

  private func side(isStart: Bool, isMargin: Bool) -> NSLayoutConstraint.Attribute {
    switch (format.isVertical, isStart, isMargin) {
    case (true, true, false): .top
    case (true, true, true): .topMargin
    case (true, false, false): .bottom
    case (true, false, true): .bottomMargin
    case (false, true, true): .leadingMargin
    case (false, false, true): .trailingMargin
    case (false, true, false): options.isLeftToRight ? .left : .leading
    case (false, false, false): options.isLeftToRight ? .right : .trailing
    }
  }

  private func item(
    _ element: VisualFormat.Element, beside other: VisualFormat.Element
  ) throws(VisualFormatError) -> Any {
    if case .view(let name, _) = element { return try view(name) }
    guard case .view(let name, _) = other, let home = (try view(name) as? UIView)?.superview else {
      throw VisualFormatError(expected: "a view in a superview beside '|'")
    }
    return home
  }

  private func view(_ name: String) throws(VisualFormatError) -> Any {
    guard let view = views[name] else {
      throw VisualFormatError(expected: "'\(name)' in the views")
    }
    return view
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      default: throw VisualFormatError(expected: "'\(name)' in the metrics")
      }
    }
  }

  private func importance(
    _ value: VisualFormat.Value
  ) throws(VisualFormatError) -> UILayoutPriority { UILayoutPriority(Float(try number(value))) }
}

extension VisualFormat.Element {
  fileprivate var isEdge: Bool {
    if case .edge = self { true } else { false }
  }
}

extension NSLayoutConstraint.FormatOptions {
  fileprivate var isLeftToRight: Bool { contains(.directionLeftToRight) }

  /// The attributes that all views have in common.
  fileprivate var aligned: [NSLayoutConstraint.Attribute] {
    let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
