import CoreGraphics
import Foundation

/// Where items lie that flow in lines; along a line and across lines, whatever the direction.
struct FlowPlan {
  /// Whose place it is.
  enum Place: Hashable {
    case item(IndexPath)
    /// What is before or after a section.
    case edge(String, IndexPath)
  }

  var isVertical = true
  /// The length of lines.
  var breadth: CGFloat = 0
  private var extent: CGFloat = 0
  private var frames: [Place: CGRect] = [:]
  private var order: [Place] = []

  var contentSize: CGSize { size(along: breadth, across: extent) }

  func frame(of place: Place) -> CGRect? { frames[place] }

  func frames(in rect: CGRect) -> [(place: Place, frame: CGRect)] {
    order.compactMap { place in
      guard let frame = frames[place], frame.sharesArea(with: rect) else { return nil }
      return (place, frame)
    }
  }

  /// Adds what is as long as a line, unless it is empty.
  mutating func add(_ place: Place, _ size: CGSize) {
    let across = isVertical ? size.height : size.width
    guard across > 0 else { return }
    put(place, along: 0, across: extent, self.size(along: breadth, across: across))
    extent += across
  }

  /// Adds a section's items, line by line.
  mutating func add(
    section: Int, _ sizes: [CGSize], inset: UIEdgeInsets, lineGap: CGFloat, itemGap: CGFloat
  ) {
    let start = isVertical ? inset.left : inset.top
    let room = breadth - start - (isVertical ? inset.right : inset.bottom)
    extent += isVertical ? inset.top : inset.left
    var first = 0
    var before: CGFloat?
    while first < sizes.count {
      let count = lineCount(sizes[first...], room: room, gap: itemGap)
      let line = sizes[first..<first + count]
      let isLast = first + count == sizes.count
      let gap = isLast ? before ?? itemGap : spread(line, room: room, least: itemGap)
      let isAlone = count == 1 && (!isLast || length(line[first]) * 2 + itemGap > room)
      var along = start + (isAlone ? max((room - length(line[first])) / 2, 0) : 0)
      let height = line.map { depth($0) }.max() ?? 0
      for (item, size) in zip(line.indices, line) {
        let across = extent + (height - depth(size)) / 2
        put(.item(IndexPath(item: item, section: section)), along: along, across: across, size)
        along += length(size) + gap
      }
      before = gap
      first += count
      extent += height + (isLast ? 0 : lineGap)
    }
    extent += isVertical ? inset.bottom : inset.right
  }

  /// How many items fit on a line; one at least.
  private func lineCount(_ sizes: ArraySlice<CGSize>, room: CGFloat, gap: CGFloat) -> Int {
    var count = 0
    var used: CGFloat = 0
    for size in sizes {
      used += length(size) + (count > 0 ? gap : 0)
      if count > 0, used > room { break }
      count += 1
    }
    return count
  }

  private func spread(_ line: ArraySlice<CGSize>, room: CGFloat, least: CGFloat) -> CGFloat {
    guard line.count > 1 else { return least }
    let used = line.reduce(0) { $0 + length($1) }
    return max((room - used) / CGFloat(line.count - 1), least)
  }

  private func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func depth(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  private func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  private mutating func put(_ place: Place, along: CGFloat, across: CGFloat, _ size: CGSize) {
    let origin = isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    frames[place] = CGRect(origin: origin, size: size)
    order.append(place)
  }
}
