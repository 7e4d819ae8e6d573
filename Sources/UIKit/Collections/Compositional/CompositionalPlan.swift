import CoreGraphics
import Foundation

/// Where everything lies that groups and sections put somewhere.
@MainActor struct CompositionalPlan {
  /// A view's place.
  struct Place {
    let path: IndexPath
    /// The kind of what is no item.
    let kind: String?
    let frame: CGRect
    var zIndex = 0
  }

  let isVertical: Bool
  /// The room that sections are laid out in.
  let room: CGSize
  private(set) var places: [Place] = []
  /// How long all is in the direction in which it scrolls.
  private(set) var extent: CGFloat = 0
  /// The farthest that a section reaches across.
  private(set) var breadth: CGFloat = 0

  init(isVertical: Bool, room: CGSize) {
    self.isVertical = isVertical
    self.room = room
  }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: room.width, height: extent) : CGSize(width: extent, height: room.height)
  }

  /// Leaves room between sections.
  mutating func skip(_ length: CGFloat) { extent += length }

  /// Adds a section below all that is there, or behind it.
  mutating func add(
    _ section: NSCollectionLayoutSection, number: Int, count: Int,
    in environment: any NSCollectionLayoutEnvironment
  ) {
    let insets = section.contentInsets
    let aside =
      isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom
    let inner =
      isVertical
      ? CGSize(width: max(0, room.width - aside), height: room.height)
      : CGSize(width: room.width, height: max(0, room.height - aside))
    addEdges(section, number, isBefore: true, inner: inner)
    extent += isVertical ? insets.top : insets.leading
    let start =
      isVertical
      ? CGPoint(x: insets.leading, y: extent) : CGPoint(x: extent, y: insets.top)
    var origin = start
    var item = 0
    // A section that scrolls across goes the other way, and is as long as its longest group.
    let across = section.orthogonalScrollingBehavior != .none
    var longest: CGFloat = 0
    while item < count {
      let laid = GroupLayout(environment).lay(section.group, in: inner)
      guard !laid.frames.isEmpty else { break }
      for frame in laid.frames.prefix(count - item) {
        places.append(
          Place(
            path: IndexPath(item: item, section: number), kind: nil,
            frame: frame.offsetBy(dx: origin.x, dy: origin.y)))
        item += 1
      }
      longest = max(longest, isVertical ? laid.size.height : laid.size.width)
      if isVertical != across {
        origin.y += laid.size.height + section.interGroupSpacing
      } else {
        origin.x += laid.size.width + section.interGroupSpacing
      }
    }
    if count > 0, !across {
      let end = isVertical ? origin.y : origin.x
      extent = max(extent, end - section.interGroupSpacing)
    }
    if across { extent += longest }
    extent += isVertical ? insets.bottom : insets.trailing
    addEdges(section, number, isBefore: false, inner: inner)
  }

  /// Adds what is at the edges of a section, before or behind its groups.
  private mutating func addEdges(
    _ section: NSCollectionLayoutSection, _ number: Int, isBefore: Bool, inner: CGSize
  ) {
    let insets = section.contentInsets
    for edge in section.boundarySupplementaryItems where comesBefore(edge) == isBefore {
      let follows = section.supplementariesFollowContentInsets
      let size = edge.layoutSize.points(in: follows ? inner : room)
      let aside = follows ? (isVertical ? insets.leading : insets.top) : 0
      let length = isVertical ? size.height : size.width
      let start = extent - (edge.extendsBoundary || isBefore ? 0 : length)
      let origin =
        isVertical ? CGPoint(x: aside, y: start) : CGPoint(x: start, y: aside)
      places.append(
        Place(
          path: IndexPath(item: 0, section: number), kind: edge.elementKind,
          frame: CGRect(origin: origin, size: size).offsetBy(dx: edge.offset.x, dy: edge.offset.y),
          zIndex: edge.zIndex))
      if edge.extendsBoundary { extent += length }
    }
  }

  private func comesBefore(_ edge: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    let edges = edge.alignment.edges
    return isVertical ? !edges.contains(.bottom) : !edges.contains(.trailing)
  }
}

/// Where the items of a group lie.
@MainActor struct GroupLayout {
  private let environment: any NSCollectionLayoutEnvironment

  init(_ environment: any NSCollectionLayoutEnvironment) {
    self.environment = environment
  }

  /// The frames of a group's items, from its origin, and its size.
  func lay(_ group: NSCollectionLayoutGroup, in room: CGSize) -> (frames: [CGRect], size: CGSize) {
    fill(group.layoutSize.points(in: room), with: group)
  }

  /// The same of a group whose size is known.
  private func fill(
    _ size: CGSize, with group: NSCollectionLayoutGroup
  ) -> (frames: [CGRect], size: CGSize) {
    var size = size
    let frames: [CGRect]
    switch group.arrangement {
    case .custom(let provider): frames = provider(environment).map(\.frame)
    case .row: frames = line(group, in: size, isRow: true)
    case .column: frames = line(group, in: size, isRow: false)
    }
    // An estimated side is as long as the items take.
    let ends = frames.reduce(CGRect.zero) { $0.union($1) }
    if group.layoutSize.heightDimension.isEstimated { size.height = max(size.height, ends.maxY) }
    if group.layoutSize.widthDimension.isEstimated { size.width = max(size.width, ends.maxX) }
    let insets = group.contentInsets
    return (frames.map { $0.offsetBy(dx: insets.leading, dy: insets.top) }, size)
  }

  /// Items one after the other: as many as are given, or as there is room for.
  private func line(_ group: NSCollectionLayoutGroup, in outer: CGSize, isRow: Bool) -> [CGRect] {
    let insets = group.contentInsets
    let size = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    let gap = group.interItemSpacing?.spacing ?? 0
    let length = isRow ? size.width : size.height
    var frames: [CGRect] = []
    var along: CGFloat = 0
    var number = 0
    var roundStart = -CGFloat.infinity
    while let item = group.subitems.isEmpty ? nil : group.subitems[number % group.subitems.count] {
      // Items that go back as far as they go on never fill the room: one round of them is all.
      if number % group.subitems.count == 0 {
        if group.count == nil, !(along > roundStart) { break }
        roundStart = along
      }
      var room = item.layoutSize.points(in: size)
      if let count = group.count {
        guard number < count else { break }
        let share = (length - gap * CGFloat(count - 1)) / CGFloat(max(1, count))
        if isRow { room.width = share } else { room.height = share }
      }
      let step = isRow ? room.width : room.height
      // Who gives no number fills the room, and each of its items has a place.
      let isFull = along + step > length + 0.5
      if group.count == nil, number >= group.subitems.count, isFull || step <= 0 { break }
      let origin = isRow ? CGPoint(x: along, y: 0) : CGPoint(x: 0, y: along)
      frames += self.frames(of: item, at: CGRect(origin: origin, size: room))
      along += step + gap
      number += 1
    }
    return frames
  }

  private func frames(of item: NSCollectionLayoutItem, at frame: CGRect) -> [CGRect] {
    guard let group = item as? NSCollectionLayoutGroup else {
      let insets = item.contentInsets
      return [
        frame.inset(
          by: UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
      ]
    }
    return fill(frame.size, with: group).frames.map {
      $0.offsetBy(dx: frame.minX, dy: frame.minY)
    }
  }
}
