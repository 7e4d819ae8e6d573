import CoreGraphics
import Foundation

/// Where everything in a table lies, from its top to its bottom.
struct TablePlan {
  /// What is between two heights.
  struct Span {
    var top: CGFloat
    var height: CGFloat

    var bottom: CGFloat { top + height }
    func reaches(into rect: CGRect) -> Bool { bottom > rect.minY && top < rect.maxY }
  }

  /// A section.
  struct Section {
    var header: Span
    var rows: [Span]
    var footer: Span

    var span: Span { Span(top: header.top, height: footer.bottom - header.top) }
  }

  private(set) var sections: [Section] = []
  /// The height of all, with the view at the bottom.
  private(set) var height: CGFloat = 0

  /// Takes room below all that is there.
  mutating func add(_ height: CGFloat) -> Span {
    let span = Span(top: self.height, height: max(height, 0))
    self.height = span.bottom
    return span
  }

  mutating func add(header: CGFloat, rows: [CGFloat], footer: CGFloat) {
    let header = add(header)
    let rows = rows.map { add($0) }
    sections.append(Section(header: header, rows: rows, footer: add(footer)))
  }

  /// A row's place; none where there is no such row.
  func row(_ path: IndexPath) -> Span? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// The rows that reach into a rectangle, from top to bottom.
  func rows(in rect: CGRect) -> [IndexPath] {
    sections.enumerated().flatMap { number, section in
      section.rows.enumerated().filter { $0.element.reaches(into: rect) }
        .map { IndexPath(row: $0.offset, section: number) }
    }
  }
}
