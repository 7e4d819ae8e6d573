import Foundation

/// An attributed text, read by nothing but its letters and what it answers about one place.
///
/// Foundation's class is a cluster: a subclass that says these two things has said everything on Apple's
/// systems. Elsewhere Foundation reads what the class itself keeps, and stops where a subclass keeps its
/// text in another place; whatever is asked of such a text is therefore answered here. Parts that lie
/// outside of the text are left out, and no text is an error.
struct AttributedRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = text
  }

  /// The whole text.
  var whole: NSRange { NSRange(location: 0, length: (text.string as NSString).length) }

  /// The part of a range that lies in the text.
  func part(_ range: NSRange) -> NSRange { whole.part(range) }

  /// What is so in a part, run by run.
  func runs(in range: NSRange) -> [(attributes: Attributes, range: NSRange)] {
    let part = part(range)
    var (runs, place) = ([(attributes: Attributes, range: NSRange)](), part.location)
    while place < part.upperBound {
      var found = NSRange(location: place, length: 0)
      let attributes = text.attributes(at: place, effectiveRange: &found)
      let end = min(max(found.upperBound, place + 1), part.upperBound)
      runs.append((attributes, NSRange(location: place, length: end - place)))
      place = end
    }
    return runs
  }

  /// A value at each place of a part, and how far it reaches.
  func stretches<Value>(
    in range: NSRange, of value: (Attributes) -> Value, same: (Value, Value) -> Bool
  ) -> [(value: Value, range: NSRange)] {
    runs(in: range).reduce(into: []) { stretches, run in
      let next = value(run.attributes)
      if let last = stretches.last, same(last.value, next) {
        stretches[stretches.count - 1].range.length += run.range.length
      } else {
        stretches.append((next, run.range))
      }
    }
  }

  /// Tells of a value run by run, from either end, until somebody says stop.
  func enumerate<Value>(
    _ range: NSRange, _ options: NSAttributedString.EnumerationOptions,
    of value: (Attributes) -> Value, same: (Value, Value) -> Bool,
    _ block: (Value, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let isShort = options.contains(.longestEffectiveRangeNotRequired)
    let found = stretches(in: range, of: value, same: isShort ? { _, _ in false } : same)
    var isOver = ObjCBool(false)
    for stretch in options.contains(.reverse) ? found.reversed() : found where !isOver.boolValue {
      block(stretch.value, stretch.range, &isOver)
    }
  }

  /// The part as a text of its own.
  func copy(of range: NSRange) -> NSMutableAttributedString {
    let letters = (text.string as NSString).substring(with: part(range))
    let copy = NSMutableAttributedString(string: letters)
    for run in runs(in: range) {
      let moved = run.range.location - part(range).location
      copy.setAttributes(
        run.attributes, range: NSRange(location: moved, length: run.range.length))
    }
    return copy
  }

  /// Whether another text has the same letters, and all of them look the same.
  func isEqual(to other: NSAttributedString) -> Bool {
    guard text.string == other.string else { return false }
    let mine = stretches(in: whole, of: { $0 }, same: Self.areSame)
    let others = AttributedRuns(other).stretches(in: whole, of: { $0 }, same: Self.areSame)
    return mine.count == others.count
      && zip(mine, others).allSatisfy {
        NSEqualRanges($0.range, $1.range) && Self.areSame($0.value, $1.value)
      }
  }

  /// Whether letters look the same by these attributes.
  static func areSame(_ first: Attributes, _ second: Attributes) -> Bool {
    first.count == second.count && first.allSatisfy { areSame($0.value, second[$0.key]) }
  }

  /// Whether two values are the same: equal where they can be compared, or one object.
  static func areSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return first as AnyObject === second as AnyObject
  }
}

extension NSRange {
  /// The part of another range that lies in this one; nothing at its nearest end where none does.
  func part(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, location), upperBound)
    let end =
      range.length < 0 ? start : range.location.addingReportingOverflow(range.length).partialValue
    return NSRange(location: start, length: max(0, min(end, upperBound) - start))
  }
}
