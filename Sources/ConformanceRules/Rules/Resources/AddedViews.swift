/// The views that the subject has put into what lasts, and how many lay there each time they were counted.
struct AddedViews: Sendable {
  /// What lies in each view now, with the lines that put it in, in order.
  private var contents: NameMap<[(view: Name, event: Int)]> = [:]
  /// Where each of them lies.
  private var places: NameMap<Name> = [:]
  private var counts: NameMap<Count> = [:]

  private struct Count: Sendable {
    var most: Int
    /// The line that made it more the time before; none while that has not happened.
    var growth: Int?
  }

  /// A view in which more lie each time, and the lines that show it.
  struct Growth: Sendable {
    let place: Name
    let earlier: Int
    let last: Int
  }

  /// Takes in that a view is put in or taken out.
  mutating func take(_ entry: IndexedEvent, in hierarchy: HierarchyState) {
    guard let view = entry.principal, let place = entry.counterpart else { return }
    drop(view)
    guard entry.topic == .insert, entry.isBySubject, isAddition(view, to: place, in: hierarchy)
    else {
      return
    }
    contents[place, default: []].append((view, entry.index))
    places[view] = place
  }

  private mutating func drop(_ view: Name) {
    guard let place = places.removeValue(forKey: view) else { return }
    contents[place]?.removeAll { $0.view == view }
  }

  private func isAddition(_ view: Name, to place: Name, in hierarchy: HierarchyState) -> Bool {
    let names = hierarchy.names
    let lasts =
      names.controller(of: place) != nil || names.isBar(place) || hierarchy.isWindow(place)
    return lasts && names.controller(of: view) == nil && !names.isContainer(view)
      && names.role(of: view)?.owner == nil
  }

  /// Counts what lies where, and tells where it has become more twice; of each place once.
  mutating func count() -> [Growth] {
    var growths: [Growth] = []
    for place in contents.keys.sorted(by: { $0.number < $1.number }) {
      let now = contents[place] ?? []
      let before = counts[place] ?? Count(most: 0)
      guard let last = now.last, now.count > before.most else { continue }
      if let earlier = before.growth {
        growths.append(Growth(place: place, earlier: earlier, last: last.event))
        counts[place] = Count(most: .max)
      } else {
        counts[place] = Count(most: now.count, growth: last.event)
      }
    }
    return growths
  }

  /// Where more lies in the end than any line has put in, beside what the subject has put in: rounds that no line tells
  /// have put in as much each. With the last line that did so.
  func untold(
    in finalState: HierarchySnapshot, _ hierarchy: HierarchyState
  ) -> [(place: Name, last: Int)] {
    contents.keys.sorted { $0.number < $1.number }.compactMap { place in
      guard let last = contents[place]?.last else { return nil }
      let isMore = finalState.subviews(of: place).contains { view in
        hierarchy.objects[view].superview == nil && !hierarchy.baseline.shows(view)
          && isAddition(view, to: place, in: hierarchy)
      }
      return isMore ? (place, last.event) : nil
    }
  }

  mutating func forget(_ name: Name) {
    contents[name] = nil
    counts[name] = nil
    drop(name)
  }
}
